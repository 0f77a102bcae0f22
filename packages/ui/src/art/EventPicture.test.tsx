import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EventPicture } from './EventPicture.tsx';

const photo = 'https://images.example/brunch.jpg';

function show(imageUrl: string | null) {
  const { container, rerender } = render(<EventPicture eventId="a" category="Social" imageUrl={imageUrl} />);
  return {
    container,
    image: () => container.querySelector('img'),
    change: (next: string) => rerender(<EventPicture eventId="a" category="Social" imageUrl={next} />),
  };
}

describe('the picture of an event (R-290)', () => {
  it.each([null, ''])('is generated when there is no image', (imageUrl) => {
    const { container, image } = show(imageUrl);
    expect(container.querySelector('svg')?.children).toHaveLength(3);
    expect(image()).toBeNull();
  });

  it('is silent for screen readers', () => {
    expect(show(photo).container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });

  it('shows the photo once it has arrived, over the generated picture', () => {
    const { container, image } = show(photo);
    const element = image();
    expect(element).toHaveAttribute('data-state', 'loading');
    if (element) fireEvent.load(element);
    expect(image()).toHaveAttribute('data-state', 'loaded');
    expect(container.querySelector('svg')).not.toBeNull();
  });

  it('falls back to the generated picture when the photo fails, and tries a new one', () => {
    const { image, change } = show(photo);
    const element = image();
    if (element) fireEvent.error(element);
    expect(image()).toBeNull();
    change('https://images.example/other.jpg');
    expect(image()).toHaveAttribute('src', 'https://images.example/other.jpg');
  });
});
