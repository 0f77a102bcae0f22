import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { componentPage } from '../../../../.storybook/docs/components/component-page.ts';
import { CoffeeChatInvitation } from '../cards/coffee-chat/CoffeeChatInvitation.tsx';
import { ProposedTimes } from '../cards/coffee-chat/ProposedTimes.tsx';
import { Dialog } from '../primitives/Dialog.tsx';
import { openedDialog } from '../primitives/opened-dialog.fixture.ts';
import { CoffeeChatDialog } from './CoffeeChatDialog.tsx';

const onClose = fn();
const onDayToggle = fn();

/** Once the dialog is there it hears keys from the next frame on. */
const opened = async () => {
  await openedDialog();
  await new Promise(requestAnimationFrame);
};

const onToday = async () => {
  await opened();
  (await screen.findByRole('button', { name: /November 21, 2026$/ })).focus();
};

const focusOn = (day: string) =>
  waitFor(() => expect(screen.getByRole('button', { name: new RegExp(day) })).toHaveFocus());

const afterKey = (key: string, day: string) => async () => {
  await onToday();
  await userEvent.keyboard(key);
  await focusOn(day);
};

/** What is said of CoffeeChatDialog with its calendar. */
export const page = componentPage({
  component: CoffeeChatDialog,
  purpose: 'Asks for a coffee chat: days in a calendar, times on each, and a line about it.',
  instead: [
    [CoffeeChatInvitation, 'she was asked, and only picks a time'],
    [Dialog, 'it is another task'],
  ],
  keys: {
    example: () => (
      <CoffeeChatDialog
        open
        person={null}
        sending={false}
        problem={null}
        selection={[]}
        today="2026-11-21"
        lastDay="2027-11-20"
        zone="Europe/Berlin (CET)"
        comments=""
        isDayOpen={() => true}
        isSlotOpen={() => true}
        dayLabel={(day) => `Day ${day}`}
        onSend={() => undefined}
        onIncomplete={() => undefined}
        onClose={onClose}
        onDayToggle={onDayToggle}
        onDayRemove={() => undefined}
        onSlotToggle={() => undefined}
        onCommentsChange={() => undefined}
      />
    ),
    rows: [
      {
        keys: ['Tab', 'Shift + Tab'],
        does: 'Goes through the stops of the dialog and stays inside.',
        before: opened,
        proof: ({ page, focused }) => expect(within(page).getByRole('dialog')).toContainElement(focused),
      },
      {
        keys: ['Escape'],
        does: 'Closes it.',
        before: opened,
        proof: () => waitFor(() => expect(onClose).toHaveBeenCalledTimes(1)),
      },
      {
        keys: ['Enter', 'Space'],
        does: 'On a day of the calendar: chooses it, or takes it out.',
        before: onToday,
        proof: () => waitFor(() => expect(onDayToggle).toHaveBeenCalledWith({ day: '2026-11-21' })),
      },
      {
        keys: ['→'],
        does: 'On a day: goes to the next day.',
        before: onToday,
        proof: () => focusOn('November 22, 2026'),
      },
      {
        keys: ['←'],
        does: 'On a day: goes to the day before.',
        // By keys: the calendar counts from the day that it has moved to itself.
        before: afterKey('{ArrowRight}', 'November 22, 2026'),
        proof: () => focusOn('November 21, 2026'),
      },
      {
        keys: ['↓'],
        does: 'On a day: goes to the same day of the next week.',
        before: onToday,
        proof: () => focusOn('November 28, 2026'),
      },
      {
        keys: ['↑'],
        does: 'On a day: goes to the same day of the week before.',
        before: afterKey('{ArrowDown}', 'November 28, 2026'),
        proof: () => focusOn('November 21, 2026'),
      },
    ],
  },
  matrix: 'stories',
  pairs: [
    {
      good: (
        <ProposedTimes
          zone="CET"
          days={[
            {
              day: '2026-11-24',
              label: 'Tuesday, November 24, 2026',
              times: [{ at: '2026-11-24T11:00:00Z', label: '12:00 PM', isPast: false }],
            },
          ]}
        />
      ),
      bad: (
        <ProposedTimes
          zone={null}
          days={[
            {
              day: '2026-11-24',
              label: '24/11',
              times: [{ at: '2026-11-24T11:00:00Z', label: '12h', isPast: false }],
            },
          ]}
        />
      ),
      because: 'A day is written out, and a time has its zone: the other may read it elsewhere.',
    },
  ],
});
