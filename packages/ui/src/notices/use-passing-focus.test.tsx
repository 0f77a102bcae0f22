import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { expect, it } from 'vitest';
import { usePassingFocus } from './use-passing-focus.ts';

const still = { pause: () => undefined, resume: () => undefined };

function Page({ notices }: { notices: readonly string[] }) {
  const passing = usePassingFocus(still);
  return (
    <>
      <button type="button">Save</button>
      <div {...passing}>
        {notices.map((name) => (
          <button key={name} type="button">
            {name}
          </button>
        ))}
      </div>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));

function tabFromSaveInto(notice: string) {
  act(() => button('Save').focus());
  act(() => button(notice).focus());
}

it('goes back to where she came from when the notice that has it goes', async () => {
  const { rerender } = render(<Page notices={['Close one', 'Close two']} />);
  tabFromSaveInto('Close one');
  rerender(<Page notices={['Close two']} />);
  await nextFrame();
  expect(document.activeElement).toBe(button('Save'));
});

it('leaves her alone who has left the page at its end', async () => {
  const { rerender } = render(<Page notices={['Close one', 'Close two']} />);
  tabFromSaveInto('Close one');
  // Tab past the last thing on the page: nothing in it has the focus any more.
  act(() => button('Close one').blur());
  rerender(<Page notices={['Close two']} />);
  await nextFrame();
  expect(document.activeElement).toBe(document.body);
});
