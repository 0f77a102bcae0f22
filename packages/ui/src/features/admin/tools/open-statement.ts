import type { PaymentTarget } from '@sorella/core/domain/entities/payment-desk';
import type { StatementFinding } from '@sorella/core/domain/payments/statement-finding';
import type { StatementLine } from '@sorella/core/domain/payments/statement-lines';
import type { LineDecisions } from '@sorella/core/domain/payments/statement-plan';
import { statementTexts } from '@sorella/core/notices/texts/admin-desks.texts';
import { shellTexts } from '@sorella/core/notices/texts/shell.texts';
import { perApp } from '../../../runtime/per-app.ts';
import { askQuestionBeforeSignOut, whenLeft } from '../../session/index.ts';
import type { LineOutcomes } from './record-statement.ts';

/** What the backend knows of payments, when it was asked. */
export interface PaymentKnowledge {
  readonly targets: readonly PaymentTarget[];
  /** Transactions that an admin set aside, and refunds that are recorded. */
  readonly aside: ReadonlySet<string>;
  readonly returned: ReadonlySet<string>;
}

/** A statement as it was read, and what it can be matched with. */
export interface ReadStatement extends PaymentKnowledge {
  readonly fileName: string;
  readonly lines: readonly StatementLine[];
}

/** A statement that was carried out, as it is saved. */
export interface CarriedOut extends Pick<ReadStatement, 'fileName' | 'targets'> {
  readonly findings: readonly StatementFinding[];
  readonly decisions: LineDecisions;
  readonly outcomes: LineOutcomes;
}

/** What an organizer does with statements. */
export interface StatementWork {
  /** Whose it is: nobody else on the device is shown it. */
  readonly userId: string | undefined;
  readonly statement: ReadStatement | null;
  /** Booking ids by the line's place. */
  readonly assigned: ReadonlyMap<number, string>;
  readonly decisions: LineDecisions;
  /** How many lines are done, while it is carried out; null otherwise. */
  readonly recorded: number | null;
  readonly done: CarriedOut | null;
}

/** Nothing is open. */
export const NO_STATEMENT: StatementWork = {
  userId: undefined,
  statement: null,
  assigned: new Map(),
  decisions: new Map(),
  recorded: null,
  done: null,
};

/** Whether something was done about its lines that is recorded nowhere. */
export const isBegun = ({ statement, assigned, decisions }: StatementWork): boolean =>
  statement !== null && assigned.size + decisions.size > 0;

// What is left of the file, or was done about its lines, would be dropped without a word.
const ask = (event: BeforeUnloadEvent) => event.preventDefault();

const QUESTION = {
  title: statementTexts.signOutTitle,
  description: statementTexts.closeBody,
  confirmLabel: shellTexts.signOut,
  cancelLabel: statementTexts.signOutKeep,
};

/**
 * The statement of this app: half an hour of assigning outlives a look into another section, whence leaving the page and
 * signing out ask too. It stays as long as the page does, and goes with her who signs out.
 */
export const openStatementOf = perApp((services) => {
  let work = NO_STATEMENT;
  const listeners = new Set<() => void>();
  let stopAsking: (() => void) | undefined;
  const set = (changes: Partial<StatementWork>) => {
    work = { ...work, ...changes };
    if (work.recorded !== null || isBegun(work)) {
      addEventListener('beforeunload', ask);
      stopAsking ??= askQuestionBeforeSignOut(services, QUESTION, 'statement');
    } else {
      removeEventListener('beforeunload', ask);
      stopAsking?.();
      stopAsking = undefined;
    }
    for (const listener of listeners) listener();
  };
  whenLeft(services, () => set(NO_STATEMENT));
  return {
    get: () => work,
    set,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
});
