import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useInView } from './use-in-view.ts';

type Entry = Pick<IntersectionObserverEntry, 'isIntersecting'>;

/** A browser that says what is in view when it is told to. */
function stubObserver() {
  const browser = { say: (_isIntersecting: boolean) => {}, ended: 0 };
  class Observer {
    constructor(told: (entries: Entry[]) => void) {
      browser.say = (isIntersecting) => act(() => told([{ isIntersecting }]));
    }
    observe() {}
    disconnect() {
      browser.ended += 1;
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return browser;
}

function Watched({ onInView }: { readonly onInView?: () => void }) {
  const element = useRef<HTMLDivElement>(null);
  useInView(element, onInView);
  return <div ref={element} />;
}

afterEach(() => vi.unstubAllGlobals());

describe('what comes into view', () => {
  it('is told each time it does, and not when it leaves or is gone', () => {
    const browser = stubObserver();
    const onInView = vi.fn<() => void>();
    const { unmount } = render(<Watched onInView={onInView} />);
    browser.say(false);
    expect(onInView).not.toHaveBeenCalled();
    browser.say(true);
    expect(onInView).toHaveBeenCalledOnce();
    unmount();
    expect(browser.ended).toBe(1);
  });

  it('is nothing where the browser cannot tell', () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    const onInView = vi.fn<() => void>();
    render(<Watched onInView={onInView} />);
    expect(onInView).not.toHaveBeenCalled();
  });
});
