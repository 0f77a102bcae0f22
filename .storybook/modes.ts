/** The widths that stories are looked at in, by name: what the viewport tool offers and what pictures are taken at. */
export const viewports = {
  narrow: { name: '320 narrowest', styles: { width: '320px', height: '720px' } },
  phone: { name: '360 phone', styles: { width: '360px', height: '780px' } },
  tablet: { name: '768 wide from here', styles: { width: '768px', height: '1024px' } },
  desktop: { name: '1280 desktop', styles: { width: '1280px', height: '800px' } },
} as const;

/** The themes a story can be drawn in, as the `theme` global names them. */
export const themes = ['light', 'dark'] as const;

/** A theme's name. */
export type Theme = (typeof themes)[number];

/** A width's name. */
export type Width = keyof typeof viewports;

/** One way to draw a story: the theme global and the viewport option, in the words Chromatic reads too. */
export interface Mode {
  theme: Theme;
  viewport: Width;
  /** Takes back a mode that the file or preview.tsx says, since parameters add up. */
  disable?: true;
}

/** What a story is photographed in, for its `parameters`. */
export interface ModeParameters {
  chromatic: { modes: Record<string, Mode> };
}

/**
 * Parameters that have a story photographed in each theme at each width, here and at Chromatic alike. They add up:
 * what a story says is taken besides what its file and preview.tsx say.
 */
export function modes(wanted: { themes: readonly Theme[]; widths: readonly Width[] }): ModeParameters {
  const pairs = wanted.widths.flatMap((viewport) =>
    wanted.themes.map((theme): Mode => ({ theme, viewport })),
  );
  return {
    chromatic: { modes: Object.fromEntries(pairs.map((mode) => [`${mode.theme} ${mode.viewport}`, mode])) },
  };
}

/** Every story: both themes on a phone. */
export const everyStory = modes({ themes, widths: ['phone'] });

/**
 * What is laid out anew on a wide page: both themes on a phone, and light on a desktop. Colours do not depend on the
 * width, so the dark desktop would show nothing that the other three do not, and weigh a fifth of all pictures.
 */
export const everyPage: ModeParameters = {
  chromatic: {
    modes: {
      ...everyStory.chromatic.modes,
      ...modes({ themes: ['light'], widths: ['desktop'] }).chromatic.modes,
    },
  },
};

/** A flow: what a page is photographed in, since its pictures are the film strips, which are looked at in either theme. */
export const everyFlow: ModeParameters = { chromatic: everyPage.chromatic };

/** Whether a mode is drawn at all. */
export const isDrawn = ({ disable }: Mode): boolean => disable !== true;

// Chromatic reads modes from the story's own parameters, and parameters cannot be calculated from a title: so the
// rule stands here, the metas spread `everyPage` or `everyFlow`, and the picture run fails where one does not.
const pageTitles = ['Flows/', 'Screens/', 'Site/', 'Lists/', 'Admin/'];

/** The widths that a story of this title must at least be photographed at. */
export const requiredWidths = (title: string): readonly Width[] =>
  pageTitles.some((start) => title.startsWith(start)) ? ['phone', 'desktop'] : ['phone'];
