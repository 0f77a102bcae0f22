import { fillText } from '@sorella/core/notices/notice';
import { statementTexts } from '@sorella/core/notices/texts/admin-desks.texts';
import { Button } from '../../primitives/Button.tsx';
import { StatusNote } from '../../primitives/StatusNote.tsx';
import * as css from './tools.css.ts';

/** Props of {@link StatementOutcome}. */
export interface StatementOutcomeProps {
  readonly fileName: string;
  /** How many lines became what, in words. */
  readonly counts: readonly { readonly outcome: string; readonly count: number }[];
  /** Saves the lines with what became of each. */
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** What became of a statement's lines, once they were carried out. */
export function StatementOutcome({ fileName, counts, onSave, onClose }: StatementOutcomeProps) {
  return (
    <StatusNote
      tone="info"
      role="status"
      title={fillText(statementTexts.outcomeTitle, { file: fileName })}
      actions={
        <>
          <Button size="small" variant="secondary" onPress={onSave}>
            {statementTexts.save}
          </Button>
          <Button size="small" variant="quiet" onPress={onClose}>
            {statementTexts.close}
          </Button>
        </>
      }
    >
      <ul className={css.outcome}>
        {counts.map(({ outcome, count }) => (
          <li key={outcome}>
            {fillText(statementTexts.outcomeCount, { outcome, n: count.toLocaleString('en-US') })}
          </li>
        ))}
      </ul>
    </StatusNote>
  );
}
