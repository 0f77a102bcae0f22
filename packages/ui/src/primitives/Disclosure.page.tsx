import { expect, userEvent, within } from 'storybook/test';
import { componentPage } from '../../../../.storybook/docs/components/component-page.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Disclosure } from './Disclosure.tsx';
import { TabRow } from './TabRow.tsx';
import { Text } from './Text.tsx';
import { TextLink } from './TextLink.tsx';

const trigger = (label: string) =>
  function Trigger({ open, panelId, toggle }: { open: boolean; panelId: string; toggle: () => void }) {
    return (
      <Button aria-expanded={open} {...(open && { 'aria-controls': panelId })} onPress={toggle}>
        {label}
      </Button>
    );
  };

const open = async (page: HTMLElement) => {
  const button = within(page).getByRole('button', { name: 'How it works' });
  button.focus();
  await userEvent.keyboard('{Enter}');
};

/** What is said of Disclosure. */
export const page = componentPage({
  component: Disclosure,
  purpose: 'A button that shows and hides a panel under it: a menu, notices, more about what is beside it.',
  instead: [
    [Dialog, 'it is a task of its own that the page waits for'],
    [TabRow, 'there are several views, and one is always open'],
  ],
  keys: {
    example: () => (
      <Disclosure renderTrigger={trigger('How it works')}>
        {({ close }) => (
          <TextLink href="#join" onPress={close}>
            Choose how to join
          </TextLink>
        )}
      </Disclosure>
    ),
    rows: [
      {
        keys: ['Enter', 'Space'],
        does: 'Opens the panel; pressed again, closes it.',
        proof: ({ focused }) => expect(focused).toHaveAttribute('aria-expanded', 'true'),
      },
      {
        keys: ['Tab'],
        does: 'From the open button goes into the panel.',
        before: open,
        proof: ({ focused }) => expect(focused).toHaveTextContent('Choose how to join'),
      },
      {
        keys: ['Escape'],
        does: 'Closes the panel and leaves the focus on the button.',
        before: open,
        proof: ({ focused }) => expect(focused).toHaveAttribute('aria-expanded', 'false'),
      },
    ],
  },
  matrix: 'stories',
  pairs: [
    {
      good: <Disclosure renderTrigger={trigger('How it works')}>{() => null}</Disclosure>,
      bad: <Disclosure renderTrigger={trigger('More…')}>{() => null}</Disclosure>,
      because: 'The button says what is behind it, so that nobody opens it to find out.',
    },
    {
      good: <Text>Sunday, November 29, 11:00 AM</Text>,
      bad: <Disclosure renderTrigger={trigger('Show the date')}>{() => null}</Disclosure>,
      because: 'What everybody needs stands on the page; only what few need is hidden.',
    },
  ],
});
