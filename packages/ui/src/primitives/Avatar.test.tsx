import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Avatar, blockOf, initialsOf } from './Avatar.tsx';

describe('an avatar', () => {
  it.each([
    ['Maya Okafor', 'MO'],
    ['  ana ', 'A'],
    ['Ana María de la Cruz', 'AC'],
    ['özge şahin', 'ÖŞ'],
    ['👩🏽‍🍳 Chef', '👩C'],
    ['', '?'],
  ])('of %j shows %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('keeps its pastel for the same id', () => {
    expect(blockOf('00000000-0000-4000-8000-000000000002')).toBe(
      blockOf('00000000-0000-4000-8000-000000000002'),
    );
    const pastels = new Set(Array.from({ length: 60 }, (_, n) => blockOf(`member-${n}`)));
    expect(pastels.size).toBe(6);
  });

  it('shows the initials again when the photo fails', () => {
    const { container } = render(<Avatar name="Maya Okafor" seed="maya" photoUrl="/gone.jpg" />);
    const photo = container.querySelector('img');
    if (photo === null) throw new Error('There is no photo to fail');
    fireEvent.error(photo);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('img', { name: 'Maya Okafor' })).toHaveTextContent('MO');
  });

  it('asks for a photo that failed once more when there is a network again', () => {
    const { container } = render(<Avatar name="Maya Okafor" seed="maya" photoUrl="/late.jpg" />);
    fireEvent.error(container.querySelector('img') ?? container);
    expect(container.querySelector('img')).toBeNull();
    fireEvent(window, new Event('online'));
    expect(container.querySelector('img')).toHaveAttribute('src', '/late.jpg');
  });
});
