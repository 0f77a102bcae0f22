import '@sorella/ui/styles';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { axeRules } from './axe-rules.ts';
import { withListedValues } from './docs/components/listed-values.ts';
import { LazyDocsPage, LazyPageOfComponent } from './docs/lazy-docs.tsx';
import { steadyDocs } from './docs/steady-renderer.ts';
import { applyLook } from './look/apply-look.ts';
import { initialLook, lookIn } from './look/look.ts';
import { everyStory, viewports } from './modes.ts';
import { startEarly } from './world/early-start.ts';
import { setNetwork } from './world/looked-at.ts';
import { loadWorld, worldOf } from './world/world.ts';

void startEarly(window.location.search);

configure({
  // A busy machine takes its time to load a screen's later parts; what is awaited still decides, never a sleep.
  asyncUtilTimeout: 25_000,
  // What a notice says aloud stands there before the notice is seen: a search by text means what is seen.
  defaultIgnore: 'script, style, [role="log"] *',
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
  initialGlobals: initialLook,
  argTypesEnhancers: [withListedValues],
  loaders: [loadWorld],
  async afterEach({ tags, loaded, globals }) {
    const world = worldOf(loaded);
    if (world) setNetwork(world, lookIn(globals).network);
    if (!tags.some((tag) => tag.startsWith('state:') || tag.startsWith('notice:'))) return;
    // It reads every notice: stories that say nothing by such tags do not depend on it.
    const { assertStoryTags } = await import('./world/assert-story-tags.ts');
    await assertStoryTags(tags, world);
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
      applyLook(lookIn(globals));
      return <Story />;
    },
  ],
  parameters: {
    ...everyStory,
    layout: 'padded',
    docs: { container: LazyDocsPage, page: LazyPageOfComponent, ...steadyDocs },
    a11y: {
      test: 'error',
      config: { rules: [...axeRules] },
    },
    controls: { expanded: true },
    options: {
      // Storybook reads this without running it: it has to stand here in full.
      storySort: {
        order: [
          'Welcome',
          'Components',
          'Sandbox',
          'Product',
          ['Start', 'Film strips', 'Requirements', 'Copy deck'],
          'Foundations',
          [
            'Color',
            'Type',
            'Space and layout',
            'Shape and depth',
            'Motion',
            'Icons',
            'Drawings',
            'Voice',
            'Access',
            'Tokens',
          ],
          'Primitives',
          [
            'Button',
            'IconButton',
            'TextLink',
            'Text',
            'Layout',
            'Surface',
            'Field',
            'Switch',
            'RadioGroup',
            'Chip',
            'Badge',
            'StatusNote',
            'Avatar',
            'Tabs',
            'Tab row',
            'Disclosure',
            'Dialog',
            'Pagination',
            'Skeleton',
            'Spinner',
            'VisuallyHidden',
            'Logo',
          ],
          'Cards',
          ['Event card', 'Application card', 'Member card', 'Coffee chat', 'Plan card'],
          'Forms',
          ['SignInForm', 'QuestionnaireForm', 'PersonalDetailsForm', 'PhotoField', 'ProfileForm'],
          'Dialogs',
          'Lists',
          ['Event filters', 'Event grid', 'Event list'],
          'Empty states',
          'Admin',
          ['Tools', 'Desks', 'Table', 'Pending bookings'],
          'Site',
          ['PageShell', 'Header', 'Footer', 'Page band', 'Home'],
          'Notices',
          ['NoticeHost', 'NoticeList', 'Catalogue'],
          'Art',
          'Flows',
          [
            'Joining',
            'Joining, what is told',
            'Email confirmation',
            'Setting up a profile',
            'Sign in',
            'Sign-in help',
            'Session',
            'Events',
            'Applying',
            'My applications',
            'Cancelling',
            'Payment links',
            'Payment verification',
            'Coffee chats',
            'Coffee chat dates',
          ],
          'Screens',
          ['Home', 'Events', 'Event', 'Sign up', 'Email confirmed', 'Sign in', 'Profile'],
          'Atlas',
          ['Overview'],
          '*',
          'Makers',
          ['Vocabulary', 'Architecture', 'Growth'],
        ],
      },
    },
    viewport: { options: viewports },
  },
});
