import { everyPage } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { anEvent, NOW } from '../cards/cards.fixtures.ts';
import { NextEvent } from '../cards/event-card/NextEvent.tsx';
import { ButtonLink } from '../primitives/Button.tsx';
import { page } from './PageBand.page.tsx';
import { PageBand } from './PageBand.tsx';

const meta = preview.meta({
  title: 'Site/Page band',
  parameters: { ...everyPage, page },
  component: PageBand,
  subcomponents: { NextEvent },
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

export const WithNextEvent = meta.story({
  name: 'A member reads where she goes next, in one line on a phone',
  args: { compact: true, line: <NextEvent event={anEvent()} now={NOW} /> },
});

export const WithLongTitle = meta.story({
  name: 'A long title is cut before the line grows',
  tags: ['kind:long-text'],
  args: {
    compact: true,
    line: (
      <NextEvent
        event={anEvent({
          title: 'Sunday long-table brunch with everybody who has ever baked a loaf of bread in this city',
          location: 'The small kitchen behind the second courtyard, Kreuzberg',
        })}
        now={NOW}
      />
    ),
  },
});

export const WithoutNextEvent = meta.story({
  name: 'Without a seat it says so',
  tags: ['kind:empty'],
  args: { compact: true, line: <NextEvent event={null} now={NOW} /> },
});
