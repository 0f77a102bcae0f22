import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAtRest } from './use-after-press.ts';

function Line({ said }: { said: string }) {
  return <p>{useAtRest(said)}</p>;
}

it('keeps what moves the page until a press is over, its click included (A-46)', async () => {
  const { rerender } = render(<Line said="online" />);
  rerender(<Line said="reconnecting" />);
  expect(screen.getByText('reconnecting')).toBeInTheDocument();

  fireEvent.pointerDown(document.body);
  rerender(<Line said="offline" />);
  expect(screen.getByText('reconnecting')).toBeInTheDocument();
  fireEvent.pointerUp(document.body);
  expect(screen.getByText('reconnecting')).toBeInTheDocument();
  await act(() => new Promise((told) => setTimeout(told)));
  expect(screen.getByText('offline')).toBeInTheDocument();
});
