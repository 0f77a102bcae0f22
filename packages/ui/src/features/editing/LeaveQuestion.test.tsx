import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type * as LateParts from '../../primitives/lazy-component.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';

const { network } = vi.hoisted(() => ({ network: { up: false, asked: 0 } }));
vi.mock('../../primitives/lazy-component.tsx', async (original) => {
  const { lazyComponent } = await original<typeof LateParts>();
  // As where the browser asks again for code that it could not get.
  const whenUp: typeof lazyComponent = (load, missing) =>
    lazyComponent(() => {
      network.asked += 1;
      return network.up ? load() : Promise.reject(new TypeError('Failed to fetch'));
    }, missing);
  return { lazyComponent: whenUp };
});

const onLeave = vi.fn<() => void>();
const onStay = vi.fn<() => void>();
const question = (open: boolean) => (
  <LeaveQuestion open={open} leaving="session" onLeave={onLeave} onStay={onStay} />
);

describe('the question before something unsaved is lost', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is asked by the browser when its code is missing, and by itself once it is there (R-130)', async () => {
    const confirm = vi.fn<typeof window.confirm>().mockReturnValueOnce(false).mockReturnValueOnce(true);
    vi.stubGlobal('confirm', confirm);
    const { rerender } = render(question(false));
    expect(confirm).not.toHaveBeenCalled();
    rerender(question(true));
    await vi.waitFor(() => expect(onStay).toHaveBeenCalledOnce());
    expect(confirm.mock.calls[0]?.[0]).toMatch(/^Sign out without saving\?\n\nWhat you changed /);
    expect(onLeave).not.toHaveBeenCalled();

    rerender(question(false));
    rerender(question(true));
    await vi.waitFor(() => expect(onLeave).toHaveBeenCalledOnce());
    expect([confirm.mock.calls.length, network.asked]).toEqual([2, 2]);

    network.up = true;
    rerender(question(false));
    rerender(question(true));
    expect(
      await screen.findByRole('alertdialog', { name: 'Sign out without saving?' }, { timeout: 5_000 }),
    ).toBeVisible();
    expect(confirm).toHaveBeenCalledTimes(2);
  });
});
