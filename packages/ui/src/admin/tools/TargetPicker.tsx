import type { PaymentTarget } from '@sorella/core/domain/entities/payment-desk';
import { formatMoney } from '@sorella/core/domain/events/money';
import { fillText } from '@sorella/core/notices/notice';
import { statementTexts } from '@sorella/core/notices/texts/admin-desks.texts';
import { commonTexts } from '@sorella/core/notices/texts/common.texts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../primitives/Button.tsx';
import { SearchField } from '../../primitives/SearchField.tsx';
import { Text } from '../../primitives/Text.tsx';
import * as table from '../table/table.css.ts';
import { paymentState } from './payment-state.ts';
import { hasWords, targetWords } from './statement-choice.ts';
import { eventTimeOf, memberOf } from './statement-words.ts';
import * as css from './tools.css.ts';

/** Bookings that are offered at once. */
const OFFERED = 6;

/** Props of {@link TargetPicker}. */
export interface TargetPickerProps {
  /** The line's place in the file: read with the search. */
  readonly place: number;
  /** What is searched for at first. */
  readonly search: string;
  readonly targets: readonly PaymentTarget[];
  readonly onPick: (details: { bookingId: string }) => void;
  readonly onCancel: () => void;
}

/** Finds the booking that a line of a statement is for. */
export function TargetPicker({ place, search: first, targets, onPick, onCancel }: TargetPickerProps) {
  const root = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState(first);
  // Whoever opened it searches next: the words that stand there are typed over.
  useEffect(() => {
    const field = root.current?.querySelector('input');
    field?.focus();
    field?.select();
  }, []);
  const found = targets.filter((target) => hasWords(targetWords(target), search));
  return (
    <div ref={root} className={css.picker}>
      <SearchField
        label={fillText(statementTexts.assignSearch, { n: place })}
        placeholder={statementTexts.assignHint}
        value={search}
        onValueChange={setSearch}
      />
      {found.length === 0 ? (
        <Text size="small" tone="soft">
          {statementTexts.assignNone}
        </Text>
      ) : (
        <ul className={css.list}>
          {found.slice(0, OFFERED).map((target) => {
            const name = memberOf(target);
            const { title } = target.event;
            const when = eventTimeOf(target);
            return (
              <li key={target.bookingId} className={css.listRow}>
                <span className={css.listWords}>
                  <span className={table.strong}>
                    {name} · {formatMoney(target.amountCents, target.currency)}
                  </span>
                  <span className={table.words}>
                    {title} · {when}
                  </span>
                  <span className={table.soft}>
                    {paymentState(target).word} · {target.reference}
                  </span>
                </span>
                <Button
                  size="small"
                  variant="secondary"
                  aria-label={fillText(statementTexts.assignTo, { name, event: title, when })}
                  onPress={() => onPick({ bookingId: target.bookingId })}
                >
                  {statementTexts.pick}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {found.length > OFFERED ? (
        <Text size="small" tone="soft">
          {fillText(statementTexts.assignMore, { n: (found.length - OFFERED).toLocaleString('en-US') })}
        </Text>
      ) : null}
      <div className={table.buttons}>
        <Button size="small" variant="quiet" onPress={onCancel}>
          {commonTexts.cancel}
        </Button>
      </div>
    </div>
  );
}
