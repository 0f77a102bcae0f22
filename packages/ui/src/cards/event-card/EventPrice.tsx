import { creditsLabel } from '@sorella/core/domain/events/event-card-state';
import { formatEuros, formatPrice, priceInCents } from '@sorella/core/domain/events/money';
import { eventCardTexts } from '@sorella/core/notices/texts/events.texts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import * as css from './event-facts.css.ts';

/** Props of {@link EventPrice}. */
export interface EventPriceProps {
  readonly credits: number;
  /** What she applied with, in cents, where the event costs something else by now. */
  readonly ownCents?: number | null;
}

/**
 * What a seat costs, in credits and in euros; of a free event that it costs nothing. Whoever has applied
 * keeps the price that she applied with, and reads that one alone.
 */
export function EventPrice({ credits, ownCents = null }: EventPriceProps) {
  if (ownCents !== null) {
    return (
      <p className={css.price}>
        <span>{eventCardTexts.ownPrice}</span>
        <strong className={css.amount}>{ownCents === 0 ? eventCardTexts.free : formatEuros(ownCents)}</strong>
      </p>
    );
  }
  if (priceInCents(credits) === 0) {
    return (
      <p className={css.price}>
        <span>{eventCardTexts.noCredits}</span>
        <strong className={css.amount}>{eventCardTexts.free}</strong>
      </p>
    );
  }
  return (
    <p className={css.price}>
      <span>
        <VisuallyHidden>{eventCardTexts.creditsRequired}: </VisuallyHidden>
        <span>{creditsLabel(credits)}</span>
      </span>
      <strong className={css.amount}>{formatPrice(credits)}</strong>
    </p>
  );
}
