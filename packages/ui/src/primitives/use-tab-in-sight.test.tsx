import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTabInSight } from './use-tab-in-sight.ts';

const TAB = 100;
const TABS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** A row of five tabs in a browser that scrolls at most to the row's end, as browsers do. */
function stubBrowser() {
  let width = 200;
  let scrolled = 0;
  let resized = () => {};
  const furthest = () => Math.max(0, TABS.length * TAB - width);
  const boxOf = (element: Element) => {
    const at = TABS.findIndex((name) => name === element.getAttribute('data-value'));
    return new DOMRect(at * TAB - scrolled, 0, TAB, 44);
  };
  class Observer {
    constructor(told: () => void) {
      resized = told;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  const { prototype } = HTMLElement;
  vi.spyOn(prototype, 'clientWidth', 'get').mockImplementation(() => width);
  vi.spyOn(prototype, 'scrollWidth', 'get').mockImplementation(() => TABS.length * TAB);
  vi.spyOn(prototype, 'scrollLeft', 'get').mockImplementation(() => scrolled);
  vi.spyOn(prototype, 'scrollLeft', 'set').mockImplementation((to) => {
    scrolled = Math.min(Math.max(0, to), furthest());
  });
  vi.spyOn(prototype, 'getBoundingClientRect').mockImplementation(function of(this: Element) {
    return boxOf(this);
  });
  return {
    scrolled: () => scrolled,
    scrollByHand: (to: number) => {
      scrolled = to;
    },
    resize: (to: number) => {
      width = to;
      scrolled = Math.min(scrolled, furthest());
      act(() => resized());
    },
  };
}

function Row({ value }: { readonly value: string }) {
  const row = useRef<HTMLDivElement>(null);
  useTabInSight(row, value);
  return (
    <div ref={row} style={{ paddingInlineStart: '0px', paddingInlineEnd: '0px' }}>
      {TABS.map((name) => (
        <span key={name} data-value={name} />
      ))}
    </div>
  );
}

let browser: ReturnType<typeof stubBrowser>;
beforeEach(() => {
  browser = stubBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a row of tabs that is longer than the window', () => {
  it('shows the chosen tab in its middle, and again once the window has been narrower or wider', () => {
    render(<Row value="third" />);
    browser.resize(200);
    expect(browser.scrolled()).toBe(150);
    browser.resize(100);
    expect(browser.scrolled()).toBe(200);
    browser.resize(200);
    expect(browser.scrolled()).toBe(150);
  });

  it('stands a pixel before its end for the last tab, also when the browser had to scroll it back there', () => {
    render(<Row value="fifth" />);
    browser.resize(200);
    expect(browser.scrolled()).toBe(299);
    browser.resize(1);
    browser.resize(200);
    expect(browser.scrolled()).toBe(299);
  });

  it('stays where it was scrolled by hand, until another tab is chosen', () => {
    const { rerender } = render(<Row value="fifth" />);
    browser.resize(200);
    browser.scrollByHand(40);
    browser.resize(210);
    expect(browser.scrolled()).toBe(40);
    rerender(<Row value="third" />);
    browser.resize(200);
    expect(browser.scrolled()).toBe(150);
  });
});
