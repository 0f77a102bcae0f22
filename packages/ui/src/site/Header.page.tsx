import { componentPage } from '../../../../.storybook/docs/components/component-page.ts';
import { ButtonLink } from '../primitives/Button.tsx';
import { Inline } from '../primitives/Inline.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { PageBand } from './PageBand.tsx';

/** What is said of Header and AccountMenu. */
export const page = componentPage({
  component: Header,
  purpose: 'The top of every page: the brand, the ways in, and what is hers.',
  instead: [
    [Footer, 'it is seldom looked for'],
    [PageBand, 'it is about this page alone'],
  ],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: (
        <Inline>
          <ButtonLink href="#in" variant="secondary" size="small">
            Sign In
          </ButtonLink>
          <ButtonLink href="#join" size="small">
            Join Now
          </ButtonLink>
        </Inline>
      ),
      bad: (
        <Inline>
          <ButtonLink href="#in" size="small">
            Sign In
          </ButtonLink>
          <ButtonLink href="#join" size="small">
            Join Now
          </ButtonLink>
        </Inline>
      ),
      because: 'To a visitor joining is the way on; members find the other door.',
    },
  ],
});
