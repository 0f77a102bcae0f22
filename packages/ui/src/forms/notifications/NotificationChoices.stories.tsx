import type { NotificationSettings } from '@sorella/core/domain/entities/notification';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { MailStoppedNote } from './MailStoppedNote.tsx';
import { page } from './NotificationChoices.page.tsx';
import { NotificationChoices } from './NotificationChoices.tsx';
import { QuietHours } from './QuietHours.tsx';

const SETTINGS: NotificationSettings = {
  onlyRequired: false,
  muted: ['coffee-chat-declined:mail', 'event-soon:app'],
  quietFrom: 22 * 60,
  quietUntil: 8 * 60,
  timeZone: 'America/Sao_Paulo',
  mailStopped: null,
};

const meta = preview.meta({
  title: 'Forms/NotificationChoices',
  component: NotificationChoices,
  subcomponents: { MailStoppedNote, QuietHours },
  parameters: { page },
  args: { settings: SETTINGS, saving: new Set<string>(), readerZone: 'Europe/Berlin', onChange: fn() },
});

export const Chosen = meta.story({
  name: 'Each kind is chosen for the app and for mail, and what she must know is said (A-102)',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/^We always tell you about payments and refunds/)).toBeVisible();
    const soon = canvas.getByRole('switch', { name: 'Two hours before it starts: In the app' });
    await expect(soon).not.toBeChecked();
    await expect(canvas.queryByRole('switch', { name: 'Your report was reviewed: By email' })).toBeNull();
    await userEvent.click(soon);
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ control: 'event-soon:app' }),
    );
  },
});

export const Organizer = meta.story({
  name: 'An admin chooses what she is told of as one too, a treasurer what is hers (A-102, A-104)',
  args: { reader: { isAdmin: true, rights: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'An application waits: In the app' })).toBeChecked();
    await expect(
      canvas.getByRole('switch', { name: 'Each morning, what is waiting: By email' }),
    ).toBeChecked();
    await expect(
      canvas.queryByRole('switch', { name: 'Each morning, what is waiting: In the app' }),
    ).toBeNull();
  },
});

export const Treasurer = meta.story({
  name: 'A treasurer chooses of payments alone (A-104)',
  args: { reader: { isAdmin: false, rights: ['payments', 'refunds'] } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('switch', { name: 'A member says that she paid: In the app' }),
    ).toBeChecked();
    await expect(canvas.queryByRole('switch', { name: 'A report waits: In the app' })).toBeNull();
  },
});

export const OnlyRequired = meta.story({
  name: 'Only what she must know: her choices stay, and wait (A-102)',
  args: { settings: { ...SETTINGS, onlyRequired: true, quietFrom: null, quietUntil: null } },
  play: async ({ canvas, userEvent, args }) => {
    const message = canvas.getByRole('switch', { name: 'Someone messages you: By email' });
    await expect(message).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(message);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.queryByLabelText('From')).toBeNull();
  },
});

export const Saving = meta.story({
  name: 'A press is seen while it is being saved',
  tags: ['kind:loading'],
  args: {
    saving: new Set(['message-received:mail']),
    settings: { ...SETTINGS, muted: ['message-received:mail'] },
  },
  play: async ({ canvas }) => {
    const message = canvas.getByRole('switch', { name: 'Someone messages you: By email' });
    await expect(message).toHaveAttribute('aria-busy', 'true');
    await expect(message).not.toBeChecked();
  },
});

export const Unchosen = meta.story({
  name: 'Before she chose anything she is told of everything, at any hour',
  tags: ['kind:empty'],
  args: { settings: { ...SETTINGS, muted: [], quietFrom: null, quietUntil: null } },
});

export const LongZone = meta.story({
  name: 'A long zone wraps',
  tags: ['kind:long-text'],
  args: {
    settings: { ...SETTINGS, timeZone: 'America/Argentina/ComodRivadavia', quietFrom: 1305 },
  },
});

export const WithDevices = meta.story({
  name: 'Who is told on a device chooses of what there too (A-102)',
  args: { hasDevices: true, settings: { ...SETTINGS, muted: ['message-received:push'] } },
  play: async ({ canvas, userEvent, args }) => {
    const message = canvas.getByRole('switch', { name: 'Someone messages you: On devices' });
    await expect(message).not.toBeChecked();
    await userEvent.click(message);
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ control: 'message-received:push' }),
    );
    await expect(canvas.queryByRole('switch', { name: 'Your report was reviewed: On devices' })).toBeNull();
  },
});

const onResume = fn();

export const MailsStopped = meta.story({
  name: 'To whom no mail goes, it is said why, and it can be tried again (A-102)',
  render: () => (
    <>
      <MailStoppedNote reason="bounced" onResume={onResume} />
      <MailStoppedNote
        reason="complained"
        problem={{ title: 'Not saved', description: 'We still cannot send you emails. Please try again.' }}
        onResume={onResume}
      />
      <MailStoppedNote reason="bounced" saving onResume={onResume} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Try again' });
    if (first) await userEvent.click(first);
    await expect(onResume).toHaveBeenCalled();
  },
});
