import { afterEach, describe, expect, it, vi } from 'vitest';
import { onUnexpected } from './on-unexpected.ts';

afterEach(() => void vi.restoreAllMocks());

describe('failures that nobody has foreseen', () => {
  it('are told once, wherever they are heard of', () => {
    const told = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const failure = new Error('down');
    onUnexpected(failure, 'details');
    onUnexpected(failure);
    expect(told.mock.calls).toEqual([[failure, 'details']]);
  });

  it('do not include a size that changes twice within a frame', () => {
    const told = vi.spyOn(console, 'error').mockReturnValue(undefined);
    // As Firefox and Safari, and as Chrome say it.
    onUnexpected('ResizeObserver loop completed with undelivered notifications.');
    onUnexpected('ResizeObserver loop limit exceeded');
    expect(told).not.toHaveBeenCalled();
    onUnexpected('Script error.');
    expect(told).toHaveBeenCalledOnce();
  });
});
