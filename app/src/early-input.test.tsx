import { act, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { takeEarlyInput } from './early-input.ts';

function Menu({ onReady }: { onReady?: () => void }) {
  const [open, setOpen] = useState(false);
  useEffect(() => onReady?.(), [onReady]);
  return (
    <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
      Menu
    </button>
  );
}

/** The page as the build drew it, with `boot.ts` listening. */
async function drawnPage() {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Menu />);
  document.body.replaceChildren(container);
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {}
    },
  );
  const script: string = './boot.ts';
  await import(script);
  const button = container.querySelector('button');
  if (button === null) throw new Error('The page has no button');
  return { container, button };
}

afterEach(() => vi.unstubAllGlobals());

describe('a press before the page answers', () => {
  it('is carried out once, whether it comes before React is given the page or while React takes it over', async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    for (const when of ['before', 'while'] as const) {
      vi.resetModules();
      const { container, button } = await drawnPage();
      if (when === 'before') button.click();
      await act(async () => {
        const handOver = takeEarlyInput();
        hydrateRoot(container, <Menu onReady={() => handOver(container)} />);
        if (when === 'while') button.click();
      });
      expect({ when, open: button.getAttribute('aria-expanded') }).toEqual({ when, open: 'true' });
    }
  });
});
