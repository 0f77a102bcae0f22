import { everyPage } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { ButtonLink } from '../primitives/Button.tsx';
import { page } from './PageBand.page.tsx';
import { PageBand } from './PageBand.tsx';

const meta = preview.meta({
  title: 'Site/Page band',
  parameters: { ...everyPage, page },
  component: PageBand,
  args: {
    title: 'Upcoming Events',
    lead: 'Small, curated gatherings. Apply for a seat: once an organizer approves you, it is yours.',
  },
});

export const ForVisitor = meta.story({
  name: 'A visitor reads what the page is, and may join',
  args: { action: <ButtonLink href="/signup">Join Now</ButtonLink> },
});

export const ForMember = meta.story({
  name: 'On a phone the line makes room for a member',
  args: { compact: true },
});
