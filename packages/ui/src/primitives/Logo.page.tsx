import { componentPage } from '../../../../.storybook/docs/components/component-page.ts';
import { EventPicture } from '../art/EventPicture.tsx';
import { Logo, LogoMark } from './Logo.tsx';

/** What is said of Logo and its mark. */
export const page = componentPage({
  component: Logo,
  purpose: 'Two people, and what they share: the mark with the name of the community, once on a page.',
  instead: [
    [LogoMark, 'there is no room for the name, or it stands beside it'],
    [EventPicture, 'the motif shall decorate'],
  ],
  keys: 'none',
  matrix: { args: {}, rows: { name: ['Sorella', 'Hermanas Unidas'] }, states: {}, cells: 'wide' },
  pairs: [
    {
      good: <Logo />,
      bad: <Logo name="Sorella – meet your people" />,
      because: 'It carries the name alone; what the community is stands in words on the page.',
    },
  ],
});
