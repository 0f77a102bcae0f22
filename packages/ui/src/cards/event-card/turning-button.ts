import { canTakeFocus } from '../../primitives/use-kept-focus.ts';

/**
 * The button that turns the card over, the last on either face: where the keyboard goes on when it comes to a card by
 * itself, since a second press of Enter on another one would apply, or delete.
 */
export const turningButtonIn = (card: Element | null): HTMLElement | undefined =>
  [...(card?.querySelectorAll('button') ?? [])].findLast(canTakeFocus);
