import { creditsLabel } from '@sorella/core/domain/events/event-card-state';
import { formatPrice, priceInCents } from '@sorella/core/domain/events/money';
import { eventCardTexts } from '@sorella/core/notices/texts/events.texts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import * as css from './event-facts.css.ts';

/** What a seat costs, in credits and in euros; of a free event that it costs nothing. */
export function EventPrice({ credits }: { readonly credits: number }) {
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
