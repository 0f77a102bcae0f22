import { creditsLabel, formatPrice } from '@sorella/core/domain';
import { eventCardTexts } from '@sorella/core/notices';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import * as css from './event-facts.css.ts';

/** The credits-required box with the price in euros. Not for free events. */
export function EventPrice({ credits }: { readonly credits: number }) {
  return (
    <p className={css.price}>
      <span>
        <VisuallyHidden>{eventCardTexts.creditsRequired}: </VisuallyHidden>
        {creditsLabel(credits)}
      </span>
      <span>{formatPrice(credits)}</span>
    </p>
  );
}
