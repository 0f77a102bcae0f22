import type { EventApplicationCounts } from '@sorella/core/data-port';
import { formatEuros } from '@sorella/core/domain/events/money';
import { fillText } from '@sorella/core/notices/notice';
import { eventDeleteTexts as texts } from '@sorella/core/notices/texts/event-form.texts';
import * as css from './cancel-terms.css.ts';

/** Props of {@link DeleteConsequences}. */
export interface DeleteConsequencesProps {
  /** Which event it is about. */
  readonly title: string;
  /** The event has ended: whoever was there keeps that she was. */
  readonly over: boolean;
  readonly counts: EventApplicationCounts | 'loading' | 'unknown';
}

function linesOf(counts: DeleteConsequencesProps['counts'], over: boolean): readonly string[] {
  if (counts === 'loading') return [texts.counting];
  if (counts === 'unknown') return [texts.uncounted];
  const { pending, approved, paid, paidCents } = counts;
  const losing = over ? 0 : approved;
  if (pending + losing + paid === 0) return [texts.nobody];
  return [
    pending > 0 ? fillText(texts.pending, { n: pending }) : null,
    losing > 0 ? fillText(texts.approved, { n: losing }) : null,
    paid > 0 ? fillText(texts.paid, { n: paid, amount: formatEuros(paidCents) }) : null,
    pending + losing > 0 ? texts.mails : null,
  ].filter((line) => line !== null);
}

/** What becomes of those who applied when an event is deleted, before it is. */
export function DeleteConsequences({ title, over, counts }: DeleteConsequencesProps) {
  return (
    <div className={css.root}>
      <strong className={css.value}>{title}</strong>
      <div role="status">
        {linesOf(counts, over).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}
