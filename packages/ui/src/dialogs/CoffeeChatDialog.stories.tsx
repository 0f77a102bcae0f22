import {
  type CoffeeChatSelection,
  isDayEnabled,
  isSlotSelectable,
} from '@sorella/core/domain/coffee-chats/coffee-chat-slots';
import { coffeeChatsNotices } from '@sorella/core/notices/coffee-chats.notices';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { keyboardOf } from '../../../../.storybook/docs/components/keyboard-story.tsx';
import { modes } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { NOW } from '../cards/cards.fixtures.ts';
import { anIdea, LONG } from '../cards/coffee-chat/coffee-chats.fixtures.ts';
import { CoffeeChatForm } from '../forms/coffee-chat/CoffeeChatForm.tsx';
import { DayCalendar } from '../forms/coffee-chat/DayCalendar.tsx';
import { TimeChip } from '../forms/coffee-chat/TimeChip.tsx';
import { openedDialog } from '../primitives/opened-dialog.fixture.ts';
import { page } from './CoffeeChatDialog.page.tsx';
import { CoffeeChatDialog } from './CoffeeChatDialog.tsx';

const clock = { now: NOW, zone: 'Europe/Berlin' };
const two: CoffeeChatSelection = [
  { day: '2026-11-24', slots: ['12:00'] },
  { day: '2026-11-27', slots: ['09:00', '18:00'] },
];
const none: CoffeeChatSelection = [];
const labels: Partial<Record<string, string>> = {
  '2026-11-21': 'Saturday, November 21, 2026',
  '2026-11-24': 'Tuesday, November 24, 2026',
  '2026-11-27': 'Friday, November 27, 2026',
};

const meta = preview.meta({
  title: 'Dialogs/CoffeeChatDialog',
  component: CoffeeChatDialog,
  subcomponents: { CoffeeChatForm, DayCalendar, TimeChip },
  args: {
    open: true,
    person: null,
    sending: false,
    problem: null,
    selection: two,
    today: '2026-11-21',
    lastDay: '2027-11-20',
    zone: 'Europe/Berlin (CET)',
    comments: '',
    isDayOpen: (day: string) => isDayEnabled(two, day, clock),
    isSlotOpen: (day: string, slot: '09:00' | '12:00' | '15:00' | '18:00') =>
      isSlotSelectable(day, slot, clock),
    dayLabel: (day: string) => labels[day] ?? day,
    onSend: fn(),
    onIncomplete: fn(),
    onClose: fn(),
    onDayToggle: fn(),
    onDayRemove: fn(),
    onSlotToggle: fn(),
    onCommentsChange: fn(),
  },
  parameters: {
    page,
    ...modes({ themes: ['light', 'dark'], widths: ['phone', 'desktop'] }),
    docs: { story: { inline: false, height: '760px' } },
  },
});

export const Default = meta.story({
  name: 'Days in the calendar, their times beside it, and a line about it (R-202, R-205, R-206)',
  tags: ['replayed'],
  play: async ({ args }) => {
    await openedDialog();
    const times = within(await screen.findByRole('group', { name: 'Times on Tuesday, November 24, 2026' }));
    await expect(times.getByRole('checkbox', { name: '12:00 PM' })).toBeChecked();
    await userEvent.click(times.getByRole('checkbox', { name: '3:00 PM' }));
    await expect(args.onSlotToggle).toHaveBeenCalledWith({ day: '2026-11-24', slot: '15:00' });
    await userEvent.click(screen.getByRole('button', { name: 'Remove Friday, November 27, 2026' }));
    await expect(args.onDayRemove).toHaveBeenCalledWith({ day: '2026-11-27' });
    await userEvent.click(screen.getByRole('button', { name: 'Send Request' }));
    await expect(args.onSend).toHaveBeenCalledTimes(1);
  },
});

export const Keyboard = meta.story({
  name: 'The calendar is walked by arrows, and Enter and Space choose (R-202)',
  args: { selection: none, isDayOpen: (day: string) => isDayEnabled(none, day, clock) },
  play: async ({ args }) => {
    const today = await screen.findByRole('button', { name: 'Saturday, November 21, 2026' });
    // The dialog has given the focus to its first button by then.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    today.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Saturday, November 28, 2026' })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Friday, November 27, 2026' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onDayToggle).toHaveBeenLastCalledWith({ day: '2026-11-27' });
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Thursday, November 26, 2026' })).toHaveFocus(),
    );
    await userEvent.keyboard(' ');
    await expect(args.onDayToggle).toHaveBeenLastCalledWith({ day: '2026-11-26' });
  },
});

export const MonthEnds = meta.story({
  name: 'Where no month follows the button says so, and keeps the focus',
  tags: ['!visual'],
  args: { lastDay: '2026-12-20' },
  play: async () => {
    await openedDialog();
    const [before, after] = ['Previous month', 'Next month'].map((name) =>
      screen.getByRole('button', { name }),
    );
    await expect(before).toHaveAttribute('aria-disabled', 'true');
    after?.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await screen.findByText('December 2026');
    await expect(after).toHaveFocus();
    await expect(after).toHaveAttribute('aria-disabled', 'true');
    before?.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await screen.findByText('November 2026');
    await expect(before).toHaveFocus();
  },
});

export const Nothing = meta.story({
  name: 'With nothing chosen there is nothing to send, and a press says why (R-209, R-210, R-223, A-66)',
  tags: ['kind:empty'],
  args: { selection: none, isDayOpen: (day: string) => isDayEnabled(none, day, clock) },
  play: async ({ args }) => {
    await openedDialog();
    await userEvent.click(await screen.findByRole('button', { name: 'Send Request' }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(args.onIncomplete).toHaveBeenCalledTimes(1);
    const past = screen.getByRole('button', { name: 'Friday, November 20, 2026, not available' });
    await userEvent.click(past);
    await expect(args.onDayToggle).not.toHaveBeenCalled();
  },
});

export const Today = meta.story({
  name: 'Of today only the times to come can be checked (A-63)',
  args: { selection: [{ day: '2026-11-21', slots: ['15:00'] }] },
  play: async () => {
    await expect(await screen.findByRole('checkbox', { name: '9:00 AM' })).toBeDisabled();
    await expect(screen.getByRole('checkbox', { name: '6:00 PM' })).toBeEnabled();
  },
});

export const Dropped = meta.story({
  name: 'A time that passed meanwhile was taken out, and she is told (R-204)',
  args: { hasDropped: true },
});

export const ForPerson = meta.story({
  name: 'A request to a person says to whom, and why (A-60)',
  args: { person: anIdea() },
});

export const Sending = meta.story({
  name: 'While it is sent it reads Sending..., and stays open (R-202)',
  tags: ['kind:loading'],
  args: { sending: true },
  play: async ({ args }) => {
    await openedDialog();
    await userEvent.click(await screen.findByRole('button', { name: 'Sending...' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  name: 'What failed, as it does offline, is told inside, and nothing chosen is lost (R-224)',
  tags: ['kind:error'],
  args: { problem: coffeeChatsNotices['coffee-chat-request-failed'] },
});

export const LongText = meta.story({
  name: 'Comments that are too long are kept, counted, and not sent',
  tags: ['kind:long-text'],
  args: { comments: LONG.repeat(3) },
  play: async ({ args }) => {
    await openedDialog();
    await userEvent.click(await screen.findByRole('button', { name: 'Send Request' }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

export const Keys = meta.story({
  name: 'Every key does what its table says',
  tags: ['page:keys', '!visual'],
  ...keyboardOf(page),
});
