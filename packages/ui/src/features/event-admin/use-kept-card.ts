import { useEffect } from 'react';
import { turningButtonIn } from '../../cards/event-card/turning-button.ts';
import { giveLostFocus } from '../../primitives/use-kept-focus.ts';
import { useKeptItem } from '../../primitives/use-kept-item.ts';
import { mainId } from '../../site/PageShell.tsx';

const main = () => document.getElementById(mainId);

/**
 * Keeps an admin's place among the cards of events when one is deleted, by her or by another admin: the one that is now in
 * its place takes the focus, without any the button that creates one, and on an event's own page the page. Here and not in
 * the listing, whose code visitors wait for; so it is told by the page when cards go.
 *
 * @param slot - where the button that creates an event stands; null on an event's own page.
 */
export function useKeptCard(slot: HTMLElement | null): void {
  useKeptItem({
    list: () => (slot ? document.querySelector('[data-item]')?.closest('ul') : main()),
    attribute: 'data-item',
    placeIn: turningButtonIn,
    otherwise: () => slot?.querySelector('button') ?? main(),
  });
  useEffect(() => {
    const page = main();
    if (!page) return undefined;
    const watcher = new MutationObserver(giveLostFocus);
    watcher.observe(page, { childList: true, subtree: true });
    return () => watcher.disconnect();
  }, []);
}
