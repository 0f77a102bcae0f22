import { fillText } from '@sorella/core/notices/notice';
import { decisionTexts } from '@sorella/core/notices/texts/admin-tools.texts';
import { Button } from '../../primitives/Button.tsx';
import { StatusNote } from '../../primitives/StatusNote.tsx';
import * as css from './tools.css.ts';

/** Props of {@link DecisionOutcome}. */
export interface DecisionOutcomeProps {
  /** Events without a seat left, and how many still wait there. */
  readonly full: readonly { readonly event: string; readonly count: number }[];
  /** Applications that were decided before; `admin` null where nobody can be named. */
  readonly other: readonly {
    readonly name: string;
    readonly admin: string | null;
    readonly status: string;
    /** Its member cancelled it. */
    readonly byMember: boolean;
  }[];
  /** Applications that are not there any more. */
  readonly gone: number;
  readonly onDismiss: () => void;
}

function wordsFor(admin: string | null, byMember: boolean) {
  if (byMember) return decisionTexts.outcomeCancelled;
  return admin === null ? decisionTexts.outcomeElse : decisionTexts.outcomeOther;
}

/** What a decision about many did not do, and why. */
export function DecisionOutcome({ full, other, gone, onDismiss }: DecisionOutcomeProps) {
  return (
    <StatusNote
      tone="warn"
      role="status"
      title={decisionTexts.outcomeTitle}
      actions={
        <Button size="small" variant="secondary" onPress={onDismiss}>
          {decisionTexts.dismiss}
        </Button>
      }
    >
      <ul className={css.outcome}>
        {full.map(({ event, count }) => (
          <li key={event}>{fillText(decisionTexts.outcomeFull, { event, n: count })}</li>
        ))}
        {other.map(({ name, admin, status, byMember }) => (
          <li key={name}>{fillText(wordsFor(admin, byMember), { name, status, admin: admin ?? '' })}</li>
        ))}
        {gone > 0 ? <li>{fillText(decisionTexts.outcomeGone, { n: gone })}</li> : null}
      </ul>
    </StatusNote>
  );
}
