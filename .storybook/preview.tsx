import '@sorella/ui/styles';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { DocsPage } from './docs/DocsPage.tsx';
import { everyStory, themes, viewports } from './modes.ts';
import { loadWorld, worldOf } from './world/world.ts';

configure({
  // A busy machine takes its time to load a screen's later parts; what is awaited still decides, never a sleep.
  asyncUtilTimeout: 25_000,
  // What is not found is best told by what stands there instead, in words: Storybook's own elements come first in the
  // body, and the elements of a page are cut before the first of its words.
  getElementError: (message) =>
    Object.assign(new Error([message, document.body.innerText].join('\n\n')), {
      name: 'TestingLibraryElementError',
    }),
});

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  tags: ['autodocs', 'visual'],
  globalTypes: {
    theme: {
      description: 'Light or dark theme',
      toolbar: { title: 'Theme', icon: 'mirror', items: [...themes], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light' },
  loaders: [loadWorld],
  async afterEach({ tags, loaded }) {
    if (!tags.some((tag) => tag.startsWith('state:') || tag.startsWith('notice:'))) return;
    // It reads every notice: stories that say nothing by such tags do not depend on it.
    const { assertStoryTags } = await import('./world/assert-story-tags.ts');
    await assertStoryTags(tags, worldOf(loaded));
  },
  decorators: [
    (Story, { loaded }) => {
      const world = worldOf(loaded);
      return world ? (
        <world.Frame>
          <Story />
        </world.Frame>
      ) : (
        <Story />
      );
    },
    (Story, { globals }) => {
      document.documentElement.dataset['theme'] = globals['theme'] === 'dark' ? 'dark' : 'light';
      return <Story />;
    },
  ],
  parameters: {
    ...everyStory,
    layout: 'padded',
    docs: { container: DocsPage },
    a11y: {
      test: 'error',
      config: {
        rules: [{ id: 'aria-hidden-focus', selector: '[aria-hidden="true"]:not([data-aria-hidden])' }],
      },
    },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Sorella',
          ['Welcome', 'Vocabulary', 'Architecture'],
          'Sandbox',
          'Atlas',
          ['Overview'],
          'Foundations',
          'Primitives',
          '*',
          'Flows',
          'Screens',
        ],
      },
    },
    viewport: { options: viewports },
  },
});
