import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { lazyComponent } from './lazy-component.tsx';

const Part = () => <p>Here</p>;
const Missing = () => <p>Missing</p>;
const Waiting = () => <p>Loading</p>;

describe('a part whose code comes later', () => {
  it('keeps its place with what waits, until the code is there', async () => {
    const code = Promise.withResolvers<typeof Part>();
    const Lazy = lazyComponent(() => code.promise, Missing, Waiting);
    render(<Lazy />);
    expect(screen.getByText('Loading')).toBeInTheDocument();
    code.resolve(Part);
    await waitFor(() => expect(screen.getByText('Here')).toBeInTheDocument());
    expect(screen.queryByText('Loading')).toBeNull();
  });

  it('says that it is missing where the code cannot be had', async () => {
    const Lazy = lazyComponent<object>(
      () => Promise.reject(new TypeError('Failed to fetch')),
      Missing,
      Waiting,
    );
    render(<Lazy />);
    await waitFor(() => expect(screen.getByText('Missing')).toBeInTheDocument());
  });
});
