import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useKeptItem } from './use-kept-item.ts';

function Page({ names }: { names: readonly string[] }) {
  useKeptItem({
    list: () => document.querySelector('ul'),
    attribute: 'data-item',
    placeIn: (item) => item.querySelector('button'),
    otherwise: () => document.querySelector('h2'),
  });
  return (
    <>
      <h2 tabIndex={-1}>Events</h2>
      <ul>
        {names.map((name) => (
          <li key={name} data-item={name}>
            <button type="button">{name}</button>
          </li>
        ))}
      </ul>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

it('leads to the item that is now in the place of the one that had the focus', () => {
  const { rerender } = render(<Page names={['Brunch', 'Clay', 'Orbital']} />);
  act(() => button('Clay').focus());
  rerender(<Page names={['Brunch', 'Orbital']} />);
  expect(button('Orbital')).toHaveFocus();
  rerender(<Page names={['Brunch']} />);
  expect(button('Brunch')).toHaveFocus();
  rerender(<Page names={[]} />);
  expect(screen.getByRole('heading')).toHaveFocus();
});

it('counts what has come above it since', () => {
  const { rerender } = render(<Page names={['Brunch', 'Clay']} />);
  act(() => button('Brunch').focus());
  rerender(<Page names={['New', 'Brunch', 'Clay']} />);
  rerender(<Page names={['New', 'Clay']} />);
  expect(button('Clay')).toHaveFocus();
});
