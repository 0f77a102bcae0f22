import type { Page } from 'playwright';

/** The rules of axe that see colours; the others find in one theme what they find in the other. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Of what axe found only violations are read, and nothing of it looks into stylesheets: half the work. */
const RUN_OPTIONS = { resultTypes: ['violations'], preload: false };

/** Has the addon check a story at the end of its next play, or not. Globals would have Storybook load the page anew. */
export async function setAxe(page: Page, storyId: string, on: boolean): Promise<void> {
  await page.evaluate(
    async ([storyId, disable, options]) => {
      const story = await Reflect.get(globalThis, '__getContext')(storyId);
      const { a11y } = story.parameters;
      // What the story says itself stays: it may be spared.
      story.parameters.a11y = {
        ...a11y,
        ...(disable && { disable }),
        options: { ...options, ...a11y.options },
      };
    },
    [storyId, !on, RUN_OPTIONS] as const,
  );
}

/**
 * What axe finds wrong with the colours of the story on the page, in the theme that it is shown in. The addon has
 * loaded axe, and set it up by the story's parameters, when it checked the whole story at the end of its play.
 */
export async function colourViolations(page: Page, storyId: string): Promise<string[]> {
  return await page.evaluate(
    async ([storyId, options]) => {
      const { parameters } = await Reflect.get(globalThis, '__getContext')(storyId);
      if (parameters.a11y.disable === true || parameters.a11y.test !== 'error') return [];
      const axe = Reflect.get(globalThis, 'axe');
      if (!axe) throw new Error('The addon of Storybook that checks accessibility no longer loads axe.');
      const { violations } = await axe.run(document.body, options);
      return violations.flatMap(
        ({ help, nodes }: { help: string; nodes: { html: string; failureSummary: string }[] }) =>
          nodes.map(({ html, failureSummary }) => `${help}: ${html} ${failureSummary}`),
      );
    },
    [storyId, { ...RUN_OPTIONS, runOnly: COLOUR_RULES }] as const,
  );
}
