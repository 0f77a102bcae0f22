const WIDTH = '32px';
const fade = (from: string, to: string) => `linear-gradient(to right, ${from}, ${to})`;
const FADES = {
  before: fade('transparent', `#000 ${WIDTH}`),
  after: fade(`#000 calc(100% - ${WIDTH})`, 'transparent'),
  both: fade('transparent', `#000 ${WIDTH}, #000 calc(100% - ${WIDTH}), transparent`),
} as const;

/** A row that scrolls sideways fades where there is more of it, as `useTabInSight` tells. */
export const edgeFade = {
  '&[data-more="before"]': { maskImage: FADES.before },
  '&[data-more="after"]': { maskImage: FADES.after },
  '&[data-more="both"]': { maskImage: FADES.both },
} as const;
