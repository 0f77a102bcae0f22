import type { PaymentPart, PaymentTarget } from '@sorella/core/domain/entities/payment-desk';
import { formatMoney } from '@sorella/core/domain/events/money';
import { parseStatementAmount } from '@sorella/core/domain/payments/statement-lines';
import { fillText } from '@sorella/core/notices/notice';
import { statementTexts } from '@sorella/core/notices/texts/admin-desks.texts';
import { commonTexts } from '@sorella/core/notices/texts/common.texts';
import { useRef, useState } from 'react';
import { Button } from '../../primitives/Button.tsx';
import { Field } from '../../primitives/Field.tsx';
import { Text } from '../../primitives/Text.tsx';
import { TextInput } from '../../primitives/TextInput.tsx';
import { useKeptFocus } from '../../primitives/use-kept-focus.ts';
import * as table from '../table/table.css.ts';
import { eventTimeOf, memberOf } from './statement-words.ts';
import { TargetPicker } from './TargetPicker.tsx';
import * as css from './tools.css.ts';

/** Bookings that one payment is shared out among at most; the database holds the limit. */
const MOST = 10;

/** Props of {@link SplitEditor}. */
export interface SplitEditorProps {
  /** The line's place in the file. */
  readonly place: number;
  /** All that came. */
  readonly amountCents: number;
  readonly currency: string;
  /** What is searched for at first. */
  readonly search: string;
  readonly targets: readonly PaymentTarget[];
  /** The booking that the line names, if it does. */
  readonly first: PaymentTarget | null;
  /** Parts of different bookings that come to all of it. */
  readonly onSplit: (details: { readonly parts: readonly PaymentPart[] }) => void;
  readonly onCancel: () => void;
}

interface Part {
  readonly target: PaymentTarget;
  readonly typed: string;
}

const centsOf = ({ typed }: Part) => {
  const cents = parseStatementAmount(typed);
  return cents === null || cents <= 0 ? null : cents;
};
const inEuros = (cents: number) => (cents / 100).toFixed(2);

/** Shares one payment out among several bookings: what is left is said with every letter. */
export function SplitEditor({
  place,
  amountCents,
  currency,
  search,
  targets,
  first,
  onSplit,
  onCancel,
}: SplitEditorProps) {
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus({ part: () => root.current, next: () => root.current?.querySelector('input, button') });
  const partOf = (target: PaymentTarget, left: number): Part => ({
    target,
    typed: inEuros(Math.max(0, Math.min(left, target.amountCents))),
  });
  const [parts, setParts] = useState<readonly Part[]>(() => (first ? [partOf(first, amountCents)] : []));
  const [picking, setPicking] = useState(true);
  const [checked, setChecked] = useState(false);
  const left = amountCents - parts.reduce((sum, part) => sum + (centsOf(part) ?? 0), 0);
  const picked = new Set(parts.map(({ target }) => target.bookingId));
  const isWhole = parts.length >= 2 && left === 0 && parts.every((part) => centsOf(part) !== null);
  const isFew = checked && parts.length < 2;
  const share = () => {
    setChecked(true);
    if (!isWhole) return;
    onSplit({
      parts: parts.map((part) => ({ bookingId: part.target.bookingId, amountCents: centsOf(part) ?? 0 })),
    });
  };
  const leftWords = left < 0 ? statementTexts.splitOver : statementTexts.splitLeft;
  return (
    <div ref={root} className={css.picker}>
      <span className={table.strong}>{fillText(statementTexts.splitTitle, { n: place })}</span>
      {parts.map((part) => {
        const { target, typed } = part;
        const name = memberOf(target);
        return (
          <div key={target.bookingId} className={css.splitPart}>
            <Field
              label={fillText(statementTexts.splitAmount, { name })}
              hint={[
                target.event.title,
                eventTimeOf(target),
                target.reference,
                formatMoney(target.amountCents, target.currency),
              ].join(' · ')}
              {...(checked && centsOf(part) === null && { error: statementTexts.splitNoAmount })}
            >
              {(control) => (
                <TextInput
                  {...control}
                  inputMode="decimal"
                  value={typed}
                  onValueChange={(next) =>
                    setParts(parts.map((one) => (one === part ? { target, typed: next } : one)))
                  }
                />
              )}
            </Field>
            <Button
              size="small"
              variant="quiet"
              onPress={() => setParts(parts.filter((one) => one !== part))}
            >
              {fillText(statementTexts.splitDrop, { name })}
            </Button>
          </div>
        );
      })}
      {picking ? (
        <TargetPicker
          place={place}
          search={parts.length === 0 ? search : ''}
          targets={targets.filter(({ bookingId }) => !picked.has(bookingId))}
          onPick={({ bookingId }) => {
            const target = targets.find((one) => one.bookingId === bookingId);
            if (target) setParts([...parts, partOf(target, left)]);
            setPicking(false);
          }}
          onCancel={() => setPicking(false)}
        />
      ) : null}
      <div role="status">
        <Text size="small" tone="soft">
          {left === 0
            ? isFew
              ? statementTexts.splitFew
              : statementTexts.splitDone
            : fillText(leftWords, { amount: formatMoney(Math.abs(left), currency) })}
        </Text>
      </div>
      <div className={table.buttons}>
        <Button size="small" variant="secondary" onPress={share}>
          {statementTexts.split}
        </Button>
        {picking || parts.length >= MOST ? null : (
          <Button size="small" variant="quiet" onPress={() => setPicking(true)}>
            {statementTexts.splitAdd}
          </Button>
        )}
        <Button size="small" variant="quiet" onPress={onCancel}>
          {commonTexts.cancel}
        </Button>
      </div>
    </div>
  );
}
