import { type CommunityData, DataError } from '@sorella/core/data-port';
import type { MatchAnswer, ReturnAnswer } from '@sorella/core/domain/entities/payment-desk';
import { ADMIN_PART_ROWS } from '@sorella/core/domain/limits';
import type { StatementStep } from '@sorella/core/domain/payments/statement-plan';
import type { statementTexts } from '@sorella/core/notices/texts/admin-desks.texts';

/** What became of a line. */
export type LineOutcome = keyof typeof statementTexts.outcomes;

/** What became of lines, by their places in the file. */
export type LineOutcomes = ReadonlyMap<number, LineOutcome>;

type StepOf<Kind extends StatementStep['kind']> = Extract<StatementStep, { kind: Kind }>;
type Answered = (places: readonly number[], outcome: LineOutcome) => void;

const ofKind = <Kind extends StatementStep['kind']>(steps: readonly StatementStep[], kind: Kind) =>
  steps.filter((step): step is StepOf<Kind> => step.kind === kind);

async function inParts<Item>(
  items: readonly Item[],
  send: (part: readonly Item[]) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < items.length; start += ADMIN_PART_ROWS)
    await send(items.slice(start, start + ADMIN_PART_ROWS));
}

/** What the backend refused one line for, the others being none the worse; undefined for a failure of all. */
function refusedAs(error: unknown): LineOutcome | undefined {
  if (!(error instanceof DataError)) return undefined;
  switch (error.code) {
    case 'event-full':
      return 'full';
    case 'already-decided':
      return 'decided';
    case 'not-found':
    case 'no-active-booking':
      return 'no-booking';
    case 'forbidden':
      return 'forbidden';
    default:
      return undefined;
  }
}

async function alone(
  step: StatementStep,
  answered: Answered,
  send: () => Promise<LineOutcome>,
): Promise<void> {
  try {
    answered(step.places, await send());
  } catch (error) {
    const refused = refusedAs(error);
    if (!refused) throw error;
    answered(step.places, refused);
  }
}

/** Of parts that were recorded each by itself, the one that says most. */
const worstOf = (answers: readonly MatchAnswer[]): LineOutcome =>
  answers.find(({ verdict }) => verdict !== 'accepted' && verdict !== 'known')?.verdict ??
  answers[0]?.verdict ??
  'left';

/**
 * Carries out what was decided of a statement's lines, and says of each what became of it. What is none of ours comes
 * first, payments before what needs their seats. Rejects where the backend cannot be reached; done again it changes
 * nothing that was done.
 */
export async function recordStatement(
  admin: Pick<
    CommunityData['admin'],
    'recordPayments' | 'recordSplit' | 'settlePayments' | 'recordReturns' | 'setLinesAside'
  >,
  steps: readonly StatementStep[],
  answered: Answered,
): Promise<void> {
  for (const aside of [true, false]) {
    const lines = ofKind(steps, 'aside').filter((step) => step.aside === aside);
    await inParts(lines, async (part) => {
      await admin.setLinesAside({ transactions: part.map(({ transaction }) => transaction), aside });
      for (const { places } of part) answered(places, aside ? 'aside' : 'ours');
    });
  }
  await inParts(ofKind(steps, 'match'), async (part) => {
    const answers = await admin.recordPayments(part.map(({ match }) => match));
    for (const [index, { places }] of part.entries()) answered(places, answers[index]?.verdict ?? 'left');
  });
  for (const step of ofKind(steps, 'settle')) {
    const { bookingId, payments, decision, reason } = step;
    await alone(step, answered, async () => {
      await admin.settlePayments({ bookingId, payments, decision, reason });
      return decision === 'accept' ? 'taken' : 'asked';
    });
  }
  for (const step of ofKind(steps, 'split'))
    await alone(step, answered, async () => worstOf(await admin.recordSplit(step)));
  await inParts(ofKind(steps, 'return'), async (part) => {
    const answers: ReturnAnswer[] = await admin.recordReturns(part.map(({ given }) => given));
    for (const [index, { places }] of part.entries()) answered(places, answers[index]?.verdict ?? 'left');
  });
}
