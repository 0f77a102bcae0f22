import { accountMailTemplate } from '@sorella/supabase/account-mails';
import { writeMail } from '@sorella/supabase/mails';
import { waitingMail } from '@sorella/supabase/waiting-mail';
import { expect, waitFor } from 'storybook/test';
import { modes, themes } from '../modes.ts';
import preview from '../preview.tsx';
import { MailFrame } from './MailFrame.tsx';
import { mailSamples } from './mail-samples.ts';

/** When they are sent. */
const NOW = Date.parse('2026-11-21T12:00:00Z');
const SITE = 'https://sorella.example';

/** Written by what sends them, of what the database writes. */
function sent(sample: unknown) {
  const { subject, html } = writeMail(waitingMail.parse(sample), SITE, NOW);
  return { subject, html };
}

const meta = preview.meta({
  title: 'Mails',
  component: MailFrame,
  tags: ['!autodocs'],
  args: { subject: '', html: '' },
  parameters: { layout: 'fullscreen', ...modes({ themes, widths: ['phone', 'desktop'] }) },
  play: async ({ canvasElement, args }) => {
    const frame = canvasElement.querySelector('iframe');
    // Once it is there it is as high as what it says.
    await waitFor(async () => {
      await expect(frame?.contentDocument?.title).toBe(args.subject);
      await expect(frame?.style.height).toMatch(/px$/);
    });
    const page = frame?.contentDocument;
    // Neither on a phone nor on a desktop anything is wider than the mail.
    await expect(page?.documentElement.scrollWidth).toBeLessThanOrEqual(frame?.clientWidth ?? 0);
  },
});

export const PaymentDue = meta.story({
  name: 'What is to be paid, where, and by which reference (R-315, A-89)',
  tags: ['mail:payment-due'],
  args: sent(mailSamples.kind('payment-due')),
});

export const Approved = meta.story({
  name: 'Who is in reads it with when, where, and a file for her calendar (R-334)',
  tags: ['mail:application-approved'],
  args: sent(mailSamples.kind('application-approved')),
});

export const Denied = meta.story({
  name: 'Who is not in reads why, and how money comes back (R-334)',
  tags: ['mail:application-denied'],
  args: sent(mailSamples.kind('application-denied')),
});

export const SeatRemoved = meta.story({
  name: 'Whose seat was taken back reads of which event (R-334)',
  tags: ['mail:seat-removed'],
  args: sent(mailSamples.kind('seat-removed')),
});

export const Changed = meta.story({
  name: 'Another time or place stands beside what it was before (R-334)',
  tags: ['mail:event-changed'],
  args: sent(mailSamples.kind('event-changed')),
});

export const ChangedToPay = meta.story({
  name: 'Whoever waits reads with the change until when her place is paid now (A-106)',
  tags: ['mail:event-changed'],
  args: sent(mailSamples.changedToPay),
});

export const Cancelled = meta.story({
  name: 'An event that does not take place says so first (R-334)',
  tags: ['mail:event-cancelled'],
  args: sent(mailSamples.kind('event-cancelled')),
});

export const FromOrganizers = meta.story({
  name: 'What organizers wrote stands as they wrote it (A-67)',
  tags: ['mail:event-message'],
  args: sent(mailSamples.kind('event-message')),
});

export const HostNamed = meta.story({
  name: 'Who was made a host reads what she can do for her event (A-104)',
  tags: ['mail:host-named'],
  args: sent(mailSamples.kind('host-named')),
});

export const Warned = meta.story({
  name: 'A warning stands as it was written, and asks to be confirmed (A-67)',
  tags: ['mail:member-warned'],
  args: sent(mailSamples.kind('member-warned')),
});

export const Suspended = meta.story({
  name: 'Who is suspended reads until when and why (A-105)',
  tags: ['mail:member-suspended'],
  args: sent(mailSamples.kind('member-suspended')),
});

export const Reinstated = meta.story({
  name: 'Whose suspension has ended reads that she can do everything again (A-105)',
  tags: ['mail:member-reinstated'],
  args: sent(mailSamples.kind('member-reinstated')),
});

export const Refund = meta.story({
  name: 'Money that was sent back is named with its event (A-89)',
  tags: ['mail:refund-sent'],
  args: sent(mailSamples.kind('refund-sent')),
});

export const ChatAsked = meta.story({
  name: 'Who is asked for a coffee chat reads who asks, and the times (A-60)',
  tags: ['mail:coffee-chat-asked'],
  args: sent(mailSamples.kind('coffee-chat-asked')),
});

export const ChatAccepted = meta.story({
  name: 'An accepted coffee chat names the time (A-60)',
  tags: ['mail:coffee-chat-accepted'],
  args: sent(mailSamples.kind('coffee-chat-accepted')),
});

export const ChatDeclined = meta.story({
  name: 'A declined coffee chat names no time (A-60)',
  tags: ['mail:coffee-chat-declined'],
  args: sent(mailSamples.kind('coffee-chat-declined')),
});

export const ChatCancelled = meta.story({
  name: 'A coffee chat that was called off names no time (A-60)',
  tags: ['mail:coffee-chat-cancelled'],
  args: sent(mailSamples.kind('coffee-chat-cancelled')),
});

export const ChatTomorrow = meta.story({
  name: 'A day before a coffee chat she is reminded of it (A-102)',
  tags: ['mail:coffee-chat-tomorrow'],
  args: sent(mailSamples.kind('coffee-chat-tomorrow')),
});

export const Messages = meta.story({
  name: 'Who wrote while she was away is named, and not what (A-102)',
  tags: ['mail:message-received'],
  args: sent(mailSamples.kind('message-received')),
});

export const Tomorrow = meta.story({
  name: 'A day before an event she is reminded, and says if she cannot come (A-102)',
  tags: ['mail:event-tomorrow'],
  args: sent(mailSamples.kind('event-tomorrow')),
});

export const Soon = meta.story({
  name: 'Two hours before an event she is reminded once more (A-102)',
  tags: ['mail:event-soon'],
  args: sent(mailSamples.kind('event-soon')),
});

export const RestToPay = meta.story({
  name: 'A part that is still to pay stands beside what has come (A-89)',
  tags: ['mail:payment-rest'],
  args: sent(mailSamples.kind('payment-rest')),
});

export const PaymentReminder = meta.story({
  name: 'Before the time to pay ends she is reminded of it (A-106)',
  tags: ['mail:payment-reminder'],
  args: sent(mailSamples.kind('payment-reminder')),
});

export const Expired = meta.story({
  name: 'An application that ended unpaid says so (A-106)',
  tags: ['mail:application-expired'],
  args: sent(mailSamples.kind('application-expired')),
});

export const Digest = meta.story({
  name: 'In the morning organizers are told what waits (A-102)',
  tags: ['mail:daily-digest'],
  args: sent(mailSamples.kind('daily-digest')),
});

export const LongWords = meta.story({
  name: 'Long titles, places and notes wrap',
  tags: ['kind:long-text'],
  args: sent(mailSamples.longWords),
});

export const HostileWords = meta.story({
  name: 'Markup that somebody wrote is read as she wrote it',
  args: sent(mailSamples.hostileWords),
});

export const Confirmation = meta.story({
  name: 'Who signs up confirms her address (R-116)',
  args: { subject: 'Lovely that you are here', html: accountMailTemplate('confirmation') },
});

export const Recovery = meta.story({
  name: 'Who forgot her password gets a link (A-32)',
  args: { subject: 'Choose a new password', html: accountMailTemplate('recovery') },
});
