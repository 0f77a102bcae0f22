import type { PaymentTarget } from '@sorella/core/domain/entities/payment-desk';
import type { StatementFinding } from '@sorella/core/domain/payments/statement-finding';
import { choicesOf, type LineChoice, type LineDecision } from '@sorella/core/domain/payments/statement-plan';
import { fillText } from '@sorella/core/notices/notice';
import { statementTexts } from '@sorella/core/notices/texts/admin-desks.texts';
import { useState } from 'react';
import { Button } from '../../primitives/Button.tsx';
import { cx } from '../../styles/cx.ts';
import * as table from '../table/table.css.ts';
import { LineReason } from './LineReason.tsx';
import { SplitEditor } from './SplitEditor.tsx';
import { targetOf } from './statement-choice.ts';
import { amountOf } from './statement-words.ts';
import { TargetPicker } from './TargetPicker.tsx';
import * as css from './tools.css.ts';

/** Props of {@link StatementActions}. */
export interface StatementActionsProps {
  readonly finding: StatementFinding;
  readonly decision: LineDecision;
  /** An admin has assigned it to its booking. */
  readonly assigned: boolean;
  readonly targets: readonly PaymentTarget[];
  readonly onDecide: (decision: LineDecision) => void;
  /** Null takes the assignment back. */
  readonly onAssign: (details: { bookingId: string | null }) => void;
}

type Opened = 'assign' | 'accept' | 'split';

/** What is pressed; the others are ticked. */
const PRESSED = ['accept', 'ask', 'split', 'aside', 'ours'] as const satisfies readonly LineChoice[];
type Pressed = (typeof PRESSED)[number];
const LABELS = {
  accept: statementTexts.accept,
  ask: statementTexts.ask,
  split: statementTexts.split,
  aside: statementTexts.setAside,
  ours: statementTexts.ours,
} as const satisfies Record<Pressed, string>;
/** What is read: the label, with the line. */
const NAMES = {
  accept: statementTexts.acceptLine,
  ask: statementTexts.askLine,
  split: statementTexts.splitLine,
  aside: statementTexts.setAsideLine,
  ours: statementTexts.oursLine,
} as const satisfies Record<Pressed, string>;
const isPressed = (kind: LineDecision['kind']): kind is Pressed => PRESSED.some((one) => one === kind);
const isAssignable = ({ kind }: StatementFinding) =>
  kind === 'unknown' || kind === 'proposed' || kind === 'differs' || kind === 'together';

/** What can be done about a line of a statement besides recording it as it is. */
export function StatementActions({
  finding,
  decision,
  assigned,
  targets,
  onDecide,
  onAssign,
}: StatementActionsProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const { line } = finding;
  const { place, name, currency } = line;
  const about = { n: place, name, amount: amountOf(finding) };
  const close = () => setOpened(null);
  const decide = (next: LineDecision) => {
    close();
    onDecide(next);
  };
  if (opened === 'assign')
    return (
      <TargetPicker
        place={place}
        search={name}
        targets={targets}
        onPick={({ bookingId }) => {
          close();
          onAssign({ bookingId });
        }}
        onCancel={close}
      />
    );
  if (opened === 'accept')
    return (
      <LineReason
        label={fillText(statementTexts.acceptReason, { amount: about.amount })}
        onAccept={({ reason }) => decide({ kind: 'accept', reason })}
        onCancel={close}
      />
    );
  if (opened === 'split')
    return (
      <SplitEditor
        place={place}
        amountCents={line.amountCents ?? 0}
        currency={currency}
        search={name}
        targets={targets}
        first={targetOf(finding)}
        onSplit={({ parts }) => decide({ kind: 'split', parts })}
        onCancel={close}
      />
    );
  const press = (kind: Pressed) => {
    if (kind === 'accept' || kind === 'split') setOpened(kind);
    else onDecide({ kind });
  };
  if (isPressed(decision.kind))
    return (
      <span className={cx(table.buttons, css.lineActions)}>
        <Button
          size="small"
          variant="quiet"
          aria-label={fillText(statementTexts.undoLine, { n: place })}
          onPress={() => onDecide({ kind: 'leave' })}
        >
          {statementTexts.undo}
        </Button>
      </span>
    );
  return (
    <span className={cx(table.buttons, css.lineActions)}>
      {assigned ? (
        <Button size="small" variant="quiet" onPress={() => onAssign({ bookingId: null })}>
          {statementTexts.unassign}
        </Button>
      ) : isAssignable(finding) ? (
        <Button
          size="small"
          variant="quiet"
          aria-label={fillText(statementTexts.assignLine, about)}
          onPress={() => setOpened('assign')}
        >
          {statementTexts.assign}
        </Button>
      ) : null}
      {choicesOf(finding)
        .filter(isPressed)
        .map((kind) => (
          <Button
            key={kind}
            size="small"
            variant="quiet"
            aria-label={fillText(NAMES[kind], about)}
            onPress={() => press(kind)}
          >
            {LABELS[kind]}
          </Button>
        ))}
    </span>
  );
}
