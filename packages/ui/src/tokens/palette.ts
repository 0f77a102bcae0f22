/** The pastel blocks: one per category family, also the ground of an avatar without a photo. */
export const blocks = ['butter', 'pistachio', 'lilac', 'sky', 'peach', 'rose'] as const;

/** One pastel block. Its ink is the colour named `${Block}Ink`. */
export type Block = (typeof blocks)[number];

const blockColors = {
  butter: '#FFE49A',
  butterInk: '#5A3B00',
  pistachio: '#D7EBC0',
  pistachioInk: '#27491B',
  lilac: '#E1DAFB',
  lilacInk: '#3B2A7E',
  sky: '#CFE8F6',
  skyInk: '#0F4763',
  peach: '#FFD9C7',
  peachInk: '#7A2A0B',
  rose: '#FBD3E0',
  roseInk: '#7C0F3D',
} as const;

/** What lies on a picture keeps its colours in both themes, because the pictures do. */
const pictureColors = {
  /** Ground of a badge on a picture. */
  paper: '#FFFFFF',
  /** Ink on paper, and ground of a dark badge on a picture. */
  night: '#24112A',
  /** Ground of the badge FULL; its ink is paper. */
  alarm: '#A11B1B',
} as const;

/** Paints of the drawings (overlapping circles, hills, bars). Never text, never the ground of text. */
const artColors = {
  artBerry: '#A5124F',
  artTangerine: '#FF9C5B',
  artApricot: '#FFB37A',
  artViolet: '#B9A7F5',
  artHoney: '#FFE08A',
  artMoss: '#9BC77A',
  // Skin and hair of drawn people.
  artSand: '#F2C9AC',
  artWheat: '#E9B48E',
  artClay: '#C68A5E',
  artUmber: '#8A5638',
  artCocoa: '#5F3A26',
  artCopper: '#B4532A',
  artChestnut: '#6B2A1A',
  artEbony: '#24112A',
} as const;

const same = { ...blockColors, ...pictureColors, ...artColors } as const;

/** Colours of the light theme. */
export const light = {
  ink: '#24112A',
  inkSoft: '#5E4B63',
  inkFaint: '#76647C',
  line: '#E9E0EA',
  canvas: '#FFFCFA',
  surface: '#FFFFFF',
  sunk: '#F8F1F6',
  berry: '#A5124F',
  onBerry: '#FFFFFF',
  berryHover: '#870B3E',
  berrySoft: '#FCE4EE',
  good: '#1F6B3A',
  goodSoft: '#DDF2E2',
  warn: '#7A4B00',
  warnSoft: '#FFEFC7',
  bad: '#A11B1B',
  badSoft: '#FDE3E0',
  scrim: 'rgb(36 17 42 / .48)',
  ...same,
} as const;

/** The name of a colour token; both themes have every one. */
export type ColorName = keyof typeof light;

/** Colours of the dark theme. */
export const dark: Readonly<Record<ColorName, string>> = {
  ink: '#F7EDF6',
  inkSoft: '#CDBBD0',
  inkFaint: '#A894AC',
  line: '#43304A',
  canvas: '#180B1D',
  surface: '#241529',
  sunk: '#2E1C34',
  berry: '#FF86B3',
  onBerry: '#3A0320',
  berryHover: '#FFA3C5',
  berrySoft: '#4A1531',
  good: '#8FE0A9',
  goodSoft: '#16331F',
  warn: '#FFD27A',
  warnSoft: '#3B2A05',
  bad: '#FFA39B',
  badSoft: '#451413',
  scrim: 'rgb(8 2 10 / .66)',
  ...same,
};

/** What is drawn stronger for a reader who asks the system for more contrast: every text at 7:1, every edge at 4.5:1. */
export const moreContrast: Readonly<Record<'light' | 'dark', Readonly<Partial<Record<ColorName, string>>>>> =
  {
    light: {
      ink: '#14061A',
      inkSoft: '#3A2A40',
      inkFaint: '#463650',
      line: '#76647C',
      berry: '#7D0A39',
      berryHover: '#5C062A',
      good: '#0F4A25',
      warn: '#553400',
      bad: '#7A0D0D',
      alarm: '#7A0D0D',
    },
    dark: {
      ink: '#FFFFFF',
      inkSoft: '#EFE4F1',
      inkFaint: '#DCCDE0',
      line: '#A894AC',
      berry: '#FFB8D2',
      berryHover: '#FFD3E3',
      good: '#B9F3CB',
      warn: '#FFE5AF',
      bad: '#FFCBC6',
      alarm: '#7A0D0D',
    },
  };

/** Shadow of what floats: cards, panels, toasts. */
export const shadows = {
  light: '0 1px 2px rgb(36 17 42 / .06), 0 12px 32px -12px rgb(36 17 42 / .18)',
  dark: '0 1px 2px rgb(0 0 0 / .4), 0 16px 40px -12px rgb(0 0 0 / .6)',
} as const;
