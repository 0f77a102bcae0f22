import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { expect, it } from 'vitest';
import { useKeptFocus } from './use-kept-focus.ts';

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

it('takes it from nobody who was never there', () => {
  const { rerender } = render(<Page asks />);
  rerender(<Page asks={false} />);
  expect(document.activeElement).toBe(document.body);
});
