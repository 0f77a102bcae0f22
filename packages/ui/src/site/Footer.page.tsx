import { componentPage } from '../../../../.storybook/docs/components/component-page.ts';
import { TextLink } from '../primitives/TextLink.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { ClosingCall } from './home/ClosingCall.tsx';

/** What is said of Footer. */
export const page = componentPage({
  component: Footer,
  purpose: 'The foot of every page: where else to go, what this place is, and the theme.',
  instead: [
    [Header, 'it is needed on every visit'],
    [ClosingCall, 'a page ends with something to do'],
  ],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: (
        <TextLink href="#faq" variant="quiet">
          Questions and answers
        </TextLink>
      ),
      bad: (
        <TextLink href="#faq" variant="quiet">
          FAQ
        </TextLink>
      ),
      because: 'Links are words that nobody has to know before.',
    },
  ],
});
