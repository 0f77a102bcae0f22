import { NOTICES_BY_SUBJECT } from '@sorella/core/notices/catalogue';
import type { FilledNotice, NoticeDefinition } from '@sorella/core/notices/notice';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { Text } from '../primitives/Text.tsx';
import { NoticeCard } from './NoticeCard.tsx';

/** What stands in the placeholders here; a new placeholder needs its line. */
const EXAMPLES: Readonly<Record<string, string>> = {
  admin: 'Ada Lindqvist',
  email: 'maya@sorella.test',
  event: 'Slow Run along the Canal',
  feature: 'Coffee Chats',
  file: 'applications.csv',
  link: 'https://paypal.me/sorella/30.00',
  outcome: 'refunded',
  reference: 'K7M49QXT',
  whose: 'Noor Haddad, Mei Lin',
  withReference: ' with your reference K7M49QXT',
  rest: '1',
  amount: '€30.00',
  contact: 'hello@sorella.example',
  deadline: 'Nov 27, 2026, 11:00 AM CET',
  role: 'treasurer',
  message: 'The server is restarting.',
  n: '2',
  name: 'Noor Haddad',
  names: 'Noor Haddad (approved by Ada Lindqvist)',
  status: 'approved',
};

const entriesOf = (subject: string): [string, NoticeDefinition][] =>
  Object.entries(NOTICES_BY_SUBJECT[subject] ?? {});

const filled = (text: string) =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => EXAMPLES[name] ?? placeholder);

const example = (id: string, { tone, title, description }: NoticeDefinition): FilledNotice => ({
  id,
  tone,
  title: filled(title),
  description: filled(description),
});

/** All notices of one subject as they are drawn, each with its id and what it answers. */
function Subject({ subject }: { readonly subject: string }) {
  return (
    <Stack as="ul" gap="5">
      {entriesOf(subject).map(([id, definition]) => (
        <li key={id}>
          <Stack gap="1" align="start">
            <NoticeCard notice={example(id, definition)} onDismiss={fn()} />
            <Text size="hint" tone="soft">
              {[id, ...definition.answers].join(' · ')}
            </Text>
          </Stack>
        </li>
      ))}
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Notices/Catalogue',
  component: Subject,
  parameters: {
    docs: { description: { component: 'Every text that the product can tell, as it is drawn.' } },
  },
  args: { subject: 'access' },
  play: async ({ canvas, args, tags }) => {
    await expect(tags).toContain(`notices:${args.subject}`);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(entriesOf(args.subject).length);
    await expect(canvas.queryByText(/\{\w+\}/), 'give every placeholder its example').toBeNull();
  },
});

export const Access = meta.story({
  name: 'A closed door says what opens it',
  tags: ['notices:access'],
  args: { subject: 'access' },
});
export const Admin = meta.story({
  name: 'Each decision about a booking is confirmed, and a failed one says so',
  tags: ['notices:admin'],
  args: { subject: 'admin' },
});
export const AdminAccess = meta.story({
  name: 'Becoming the first admin is told step by step',
  tags: ['notices:admin-access'],
  args: { subject: 'admin-access' },
});
export const Booking = meta.story({
  name: 'Applying and paying say what happened and what to do next',
  tags: ['notices:booking'],
  args: { subject: 'booking' },
});
export const Cancellation = meta.story({
  name: 'A cancellation says what becomes of the seat and the money',
  tags: ['notices:cancellation'],
  args: { subject: 'cancellation' },
});
export const CoffeeChats = meta.story({
  name: 'Choosing dates for a coffee chat says what is missing and what is kept',
  tags: ['notices:coffee-chats'],
  args: { subject: 'coffee-chats' },
});
export const Connectivity = meta.story({
  name: 'A lost connection is told, counted and closed',
  tags: ['notices:connectivity'],
  args: { subject: 'connectivity' },
});
export const Contact = meta.story({
  name: 'A message to the team is confirmed or kept',
  tags: ['notices:contact'],
  args: { subject: 'contact' },
});
export const DataError = meta.story({
  name: 'Any failure says what is safe and what to do next',
  tags: ['notices:data-error'],
  args: { subject: 'data-error' },
});
export const EventPage = meta.story({
  name: "An event's own page",
  tags: ['notices:event-page'],
  args: { subject: 'event-page' },
});

export const Events = meta.story({
  name: 'Events that do not arrive say so',
  tags: ['notices:events'],
  args: { subject: 'events' },
});
export const EventsAdmin = meta.story({
  name: 'Every edit of an event is confirmed or explained',
  tags: ['notices:events-admin'],
  args: { subject: 'events-admin' },
});
export const Messages = meta.story({
  name: 'A message that cannot be sent says why',
  tags: ['notices:messages'],
  args: { subject: 'messages' },
});
export const Notifications = meta.story({
  name: 'What happened to a member',
  tags: ['notices:notifications'],
  args: { subject: 'notifications' },
});

export const PaymentLink = meta.story({
  name: 'A payment link says where it went',
  tags: ['notices:payment-link'],
  args: { subject: 'payment-link' },
});
export const Payments = meta.story({
  name: 'A payment says what was received and what was not',
  tags: ['notices:payments'],
  args: { subject: 'payments' },
});

export const Photo = meta.story({
  name: 'A file that cannot become a photo says what may',
  tags: ['notices:photo'],
  args: { subject: 'photo' },
});
export const Profile = meta.story({
  name: 'What she changes about herself is confirmed or explained',
  tags: ['notices:profile'],
  args: { subject: 'profile' },
});
export const ResetPassword = meta.story({
  name: 'A new password is asked for, set and confirmed',
  tags: ['notices:reset-password'],
  args: { subject: 'reset-password' },
});
export const Safety = meta.story({
  name: 'Blocking and reporting',
  tags: ['notices:safety'],
  args: { subject: 'safety' },
});

export const Session = meta.story({
  name: 'The end of a session says who ended it',
  tags: ['notices:session'],
  args: { subject: 'session' },
});
export const SignIn = meta.story({
  name: 'A failed sign-in says what to check',
  tags: ['notices:sign-in'],
  args: { subject: 'sign-in' },
});
export const SignUp = meta.story({
  name: 'What is missing to join is named, and what comes next',
  tags: ['notices:sign-up'],
  args: { subject: 'sign-up' },
});
export const Sync = meta.story({
  name: 'An edit that waited says what became of it',
  tags: ['notices:sync'],
  args: { subject: 'sync' },
});
