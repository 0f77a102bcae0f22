import { DocsRenderer } from '@storybook/addon-docs';
import type { ReactRenderer } from '@storybook/react-vite';

type PageRenderer = Pick<DocsRenderer<ReactRenderer>, 'render' | 'unmount'>;

async function renderer(): Promise<PageRenderer> {
  const usual = new DocsRenderer<ReactRenderer>();
  let drawn: unknown;
  return {
    async render(...[context, parameters, element]: Parameters<PageRenderer['render']>) {
      if (drawn === context) return;
      drawn = context;
      await usual.render(context, parameters, element);
    },
    unmount(element) {
      drawn = undefined;
      usual.unmount(element);
    },
  };
}

/**
 * The parameters of docs by which each page is drawn once. Storybook's own renderer throws the page away and draws it
 * anew whenever the toolbar changes anything: stories that were just being drawn are then torn down, which Storybook
 * answers by loading everything again. Pages and stories hear of the toolbar by themselves.
 */
export const steadyDocs = { renderer };
