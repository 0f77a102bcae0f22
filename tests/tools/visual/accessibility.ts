import type { Page } from 'playwright';

/** The rules of axe that see colours; the others find in one theme what they find in the other. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds wrong with the colours of the story on the page, in the theme that it is shown in. The addon has
 * loaded axe, and set it up by the story's parameters, when it checked the whole story at the end of its play.
 */
export async function colourViolations(page: Page, storyId: string): Promise<string[]> {
  return await page.evaluate(
    async ([storyId, rules]) => {
      const { parameters } = await Reflect.get(globalThis, '__getContext')(storyId);
      if (parameters.a11y.disable === true || parameters.a11y.test !== 'error') return [];
      const axe = Reflect.get(globalThis, 'axe');
      if (!axe) throw new Error('The addon of Storybook that checks accessibility no longer loads axe.');
      const { violations } = await axe.run(document.body, { runOnly: rules, resultTypes: ['violations'] });
      return violations.flatMap(
        ({ help, nodes }: { help: string; nodes: { html: string; failureSummary: string }[] }) =>
          nodes.map(({ html, failureSummary }) => `${help}: ${html} ${failureSummary}`),
      );
    },
    [storyId, COLOUR_RULES] as const,
  );
}
