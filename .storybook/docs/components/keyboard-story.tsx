import { Fragment, type JSX } from 'react';
import { clearAllMocks, userEvent } from 'storybook/test';
import type { ComponentPage, Key, Keyboard, KeyRow } from './component-page.ts';

/** Each key in the words of the library that presses it. */
const PRESSES: Readonly<Record<Key, string>> = {
  Tab: '{Tab}',
  'Shift + Tab': '{Shift>}{Tab}{/Shift}',
  Enter: '{Enter}',
  Space: ' ',
  Escape: '{Escape}',
  Home: '{Home}',
  End: '{End}',
  'Page Up': '{PageUp}',
  'Page Down': '{PageDown}',
  '←': '{ArrowLeft}',
  '→': '{ArrowRight}',
  '↑': '{ArrowUp}',
  '↓': '{ArrowDown}',
  'A letter': 'm',
  'Ctrl + Enter': '{Control>}{Enter}{/Control}',
  'Shift + Enter': '{Shift>}{Enter}{/Shift}',
};

interface Trial {
  readonly row: KeyRow;
  readonly key: Key;
}

const trialsOf = ({ rows }: Keyboard): Trial[] =>
  rows.flatMap((row) => row.keys.map((key) => ({ row, key })));

/** A fresh example for every key. */
function Example({ number, keyboard }: { number: number; keyboard: Keyboard }) {
  return <Fragment key={number}>{keyboard.example()}</Fragment>;
}

async function press({ row, key }: Trial): Promise<void> {
  clearAllMocks();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  if (row.before) await row.before(document.body);
  else if (key !== 'Tab') await userEvent.tab();
  await userEvent.keyboard(PRESSES[key]);
  const { activeElement } = document;
  const focused = activeElement instanceof HTMLElement ? activeElement : document.body;
  try {
    await row.proof({ focused, page: document.body });
  } catch (error) {
    throw new Error(`${key} does not do what the keyboard table says: ${row.does}`, { cause: error });
  }
}

/** The story that proves a page's keyboard table: each key is pressed on a fresh example. */
export function keyboardOf<Props extends object>({
  keys,
}: ComponentPage<Props>): {
  render: () => JSX.Element;
  play: (context: { mount: (example: JSX.Element) => Promise<unknown> }) => Promise<void>;
  parameters: { controls: { disable: true } };
} {
  if (keys === 'none' || keys === 'parts') throw new Error('There are no keys of its own to prove.');
  return {
    render: () => keys.example(),
    play: async ({ mount }) => {
      for (const [number, trial] of trialsOf(keys).entries()) {
        await mount(<Example key={number} number={number} keyboard={keys} />);
        await press(trial);
      }
    },
    parameters: { controls: { disable: true } },
  };
}
