import { render, screen } from '@testing-library/react';
import { act, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { giveLostFocus, useKeptFocus } from './use-kept-focus.ts';

function Page({ asks }: { asks: boolean }) {
  useKeptFocus({
    part: () => document.querySelector('section'),
    next: () => document.querySelector('h2'),
  });
  return (
    <>
      <button type="button">Elsewhere</button>
      <section>
        <h2 tabIndex={-1}>Decisions</h2>
        {asks ? <button type="button">Keep mine</button> : null}
      </section>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

it('gives the focus to what stands in its place when what had it goes', () => {
  const { rerender } = render(<Page asks />);
  act(() => button('Keep mine').focus());
  rerender(<Page asks={false} />);
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

it('leaves the focus where it went', () => {
  const { rerender } = render(<Page asks />);
  act(() => button('Keep mine').focus());
  act(() => button('Elsewhere').focus());
  rerender(<Page asks={false} />);
  expect(document.activeElement).toBe(button('Elsewhere'));
});

it('does not take it back from whoever pressed on words', () => {
  const { rerender } = render(<Page asks />);
  act(() => button('Keep mine').focus());
  act(() => button('Keep mine').blur());
  document.body.dispatchEvent(new Event('pointerup', { bubbles: true }));
  rerender(<Page asks={false} />);
  expect(document.activeElement).toBe(document.body);
});

it('keeps the place while a window over the page has the focus, and gives it back when that is gone', () => {
  const asked = document.body.appendChild(document.createElement('div'));
  asked.setAttribute('role', 'alertdialog');
  const leave = asked.appendChild(document.createElement('button'));
  const { rerender } = render(<Page asks />);
  act(() => button('Keep mine').focus());
  act(() => leave.focus());
  rerender(<Page asks={false} />);
  expect(document.activeElement).toBe(leave);
  asked.remove();
  act(() => giveLostFocus());
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

it('asks the innermost part first, whichever was drawn first', () => {
  function Outer({ opened, asks }: { opened: boolean; asks: boolean }) {
    useKeptFocus({
      part: () => document.querySelector('main'),
      next: () => document.querySelector('h1'),
    });
    return (
      <main>
        <h1 tabIndex={-1}>Tools</h1>
        {opened ? <Page asks={asks} /> : null}
      </main>
    );
  }
  const { rerender } = render(<Outer opened={false} asks />);
  rerender(<Outer opened asks />);
  act(() => button('Keep mine').focus());
  // Behind a window, where no drawing follows.
  button('Keep mine').remove();
  act(() => giveLostFocus());
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Decisions' }));
});

it('gives it back to what is only moved', () => {
  const { rerender } = render(<Page asks />);
  act(() => button('Keep mine').focus());
  act(() => document.querySelector('section')?.append(button('Keep mine')));
  act(() => button('Keep mine').blur());
  rerender(<Page asks />);
  expect(document.activeElement).toBe(button('Keep mine'));
});

it('keeps the place of whoever was there before its code had come', () => {
  function Keeper() {
    useKeptFocus({ part: () => document.querySelector('main'), next: () => document.querySelector('h1') });
    return null;
  }
  const page = (comes: boolean, asks: boolean) => (
    <main>
      <h1 tabIndex={-1}>Tools</h1>
      {asks ? <button type="button">Keep mine</button> : null}
      {comes ? <Keeper /> : null}
    </main>
  );
  const { rerender } = render(page(false, true));
  act(() => button('Keep mine').focus());
  rerender(page(true, true));
  act(() => button('Keep mine').remove());
  act(() => giveLostFocus());
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

it('takes it from nobody who was never there', () => {
  const { rerender } = render(<Page asks />);
  rerender(<Page asks={false} />);
  expect(document.activeElement).toBe(document.body);
});

it('gives it a place when a part of the part is drawn alone', async () => {
  function Question() {
    const [asks, setAsks] = useState(true);
    return asks ? (
      <button type="button" onClick={() => setAsks(false)}>
        Answer
      </button>
    ) : null;
  }
  function Place() {
    useKeptFocus({
      part: () => document.querySelector('section'),
      next: () => document.querySelector('h2'),
    });
    return (
      <section>
        <h2 tabIndex={-1}>Answers</h2>
        <Question />
      </section>
    );
  }
  render(<Place />);
  act(() => button('Answer').focus());
  // What was left, as a keyboard on glass is closed, is not taken back by whatever else is drawn.
  act(() => button('Answer').blur());
  document.body.append(document.createElement('p'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(document.body);
  act(() => button('Answer').focus());
  act(() => button('Answer').click());
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
});
