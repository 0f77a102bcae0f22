import type { PaymentTarget } from '@sorella/core/domain/entities/payment-desk';
import type { StatementFinding } from '@sorella/core/domain/payments/statement-finding';
import {
  decisionOf,
  type LineDecision,
  type LineDecisions,
  type StatementStep,
  seatsTaken,
  statementSteps,
} from '@sorella/core/domain/payments/statement-plan';
import { fillText } from '@sorella/core/notices/notice';
import { statementTexts } from '@sorella/core/notices/texts/admin-desks.texts';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { Button } from '../../primitives/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox.tsx';
import { Field } from '../../primitives/Field.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Pagination } from '../../primitives/Pagination.tsx';
import { SearchField } from '../../primitives/SearchField.tsx';
import { Select } from '../../primitives/Select.tsx';
import { StatusNote } from '../../primitives/StatusNote.tsx';
import { TabRow, tabPanelProps } from '../../primitives/TabRow.tsx';
import { Text } from '../../primitives/Text.tsx';
import * as table from '../table/table.css.ts';
import { StatementLine } from './StatementLine.tsx';
import { fullEvents, hasWords, LINE_ORDERS, lineWords, orderedLines, tickOf } from './statement-choice.ts';
import { eventWordsOf } from './statement-words.ts';
import * as css from './tools.css.ts';

/** Lines of one page: a statement may have thousands. */
const PAGE_SIZE = 25;
const KINDS = [
  'fits',
  'proposed',
  'together',
  'back',
  'returned',
  'differs',
  'double',
  'unknown',
  'aside',
  'skipped',
] as const;
type Kind = (typeof KINDS)[number];

/** Props of {@link StatementPreview}. */
export interface StatementPreviewProps {
  readonly fileName: string;
  readonly findings: readonly StatementFinding[];
  /** Bookings that a line can be assigned to. */
  readonly targets: readonly PaymentTarget[];
  /** Booking ids by the line's place, as an admin has assigned them. */
  readonly assigned: ReadonlyMap<number, string>;
  /** What was confirmed is being recorded. */
  readonly busy: boolean;
  /** How many lines are done of those that are being recorded; said while it is busy. */
  readonly recorded?: number;
  /** What was decided before, where somebody comes back to it. Default nothing. */
  readonly decided?: LineDecisions;
  readonly onDecide?: (decisions: LineDecisions) => void;
  /** Null takes the assignment back. */
  readonly onAssign: (details: { place: number; bookingId: string | null }) => void;
  readonly onRecord: (details: {
    readonly steps: readonly StatementStep[];
    readonly decisions: LineDecisions;
  }) => void;
  /** Saves the lines with what is done about each. */
  readonly onSave: (details: { readonly decisions: LineDecisions }) => void;
  /** Leads to a booking among the payments. */
  readonly onShowBooking: (reference: string) => void;
  readonly onClose: () => void;
}

/** Seats whose money went back, each once, whichever of its lines says so. */
const lostSeats = (findings: readonly StatementFinding[]) =>
  new Set(
    findings.flatMap((finding) =>
      (finding.kind === 'returned' || finding.kind === 'back') && finding.holdsSeat && finding.target
        ? [finding.target.bookingId]
        : [],
    ),
  ).size;

/** What has to be known before anything is recorded: seats whose money went back, and events that are full. */
function Warnings({
  findings,
  onShow,
}: {
  findings: readonly StatementFinding[];
  onShow: (kind: Kind) => void;
}) {
  const seats = lostSeats(findings);
  const full = fullEvents(findings);
  const isInFile = findings.some(({ kind }) => kind === 'returned');
  return (
    <>
      {seats > 0 ? (
        <StatusNote
          tone="bad"
          role="status"
          title={fillText(statementTexts.returnedTitle, { n: seats })}
          actions={
            <Button size="small" variant="secondary" onPress={() => onShow(isInFile ? 'returned' : 'back')}>
              {statementTexts.showReturned}
            </Button>
          }
        >
          {statementTexts.returnedBody}
        </StatusNote>
      ) : null}
      {full.length > 0 ? (
        <StatusNote tone="warn" role="status" title={statementTexts.fullTitle}>
          <ul className={css.outcome}>
            {full.map(({ event, count }) => (
              <li key={event.id}>
                {fillText(statementTexts.full, { event: eventWordsOf({ event }), n: count })}
              </li>
            ))}
          </ul>
        </StatusNote>
      ) : null}
    </>
  );
}

/** Which events have no seat left after this, or too few for it. */
function Seats({ steps, targets }: { steps: readonly StatementStep[]; targets: readonly PaymentTarget[] }) {
  const byId = useMemo(() => new Map(targets.map((target) => [target.bookingId, target])), [targets]);
  const events = seatsTaken(steps, byId);
  const over = events.filter(({ taken, left }) => taken > left);
  const full = events.filter(({ taken, left }) => taken === left);
  if (events.length === 0) return null;
  return (
    <StatusNote
      tone={over.length > 0 ? 'warn' : 'info'}
      role="status"
      title={
        events.length === 1
          ? statementTexts.seatsOne
          : fillText(statementTexts.seatsTitle, { n: events.length.toLocaleString('en-US') })
      }
    >
      <ul className={css.outcome}>
        {over.map(({ event, taken, left }) => (
          <li key={event.id}>
            {fillText(statementTexts.seatsOver, { event: eventWordsOf({ event }), n: taken - left })}
          </li>
        ))}
        {full.map(({ event, taken }) => (
          <li key={event.id}>
            {fillText(statementTexts.seatsFull, { event: eventWordsOf({ event }), n: taken })}
          </li>
        ))}
      </ul>
    </StatusNote>
  );
}

const UNDECIDED: LineDecisions = new Map();
/** Whether it is what is done about the line when nobody decides: then there is nothing to lose. */
const isUndecided = (finding: StatementFinding, { kind }: LineDecision): boolean =>
  kind === decisionOf(finding, UNDECIDED).kind;

/** What the button says: payments are recorded, and other things carried out. */
function recordLabel(count: number, isPlain: boolean): string {
  if (count === 1) return isPlain ? statementTexts.recordOne : statementTexts.doOne;
  return fillText(isPlain ? statementTexts.record : statementTexts.doSteps, {
    n: count.toLocaleString('en-US'),
  });
}

/** What the button says meanwhile: hundreds of lines are sent in parts, and each takes a moment. */
function recordingLabel(done: number, steps: readonly StatementStep[]): string {
  if (done === 0) return statementTexts.recording;
  const lines = steps.reduce((sum, { places }) => sum + places.length, 0);
  return fillText(statementTexts.recordingOf, {
    done: done.toLocaleString('en-US'),
    n: lines.toLocaleString('en-US'),
  });
}

/**
 * What of a statement fits, what does not, what went back: every line can be read, found, ordered, decided and assigned,
 * and nothing is recorded before it is confirmed.
 */
export function StatementPreview({
  fileName,
  findings,
  targets,
  assigned,
  busy,
  recorded = 0,
  decided,
  onDecide,
  onAssign,
  onRecord,
  onSave,
  onShowBooking,
  onClose,
}: StatementPreviewProps) {
  const id = useId();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [order, setOrder] = useState<(typeof LINE_ORDERS)[number]>('file');
  const [decisions, setDecisions] = useState<LineDecisions>(() => decided ?? new Map());
  const ordered = useMemo(
    () => orderedLines(findings, order).map((finding) => ({ finding, words: lineWords(finding) })),
    [findings, order],
  );
  const wanted = useDeferredValue(search);
  const byKind = useMemo(() => {
    const kinds = new Map<Kind, StatementFinding[]>();
    for (const { finding, words: own } of ordered) {
      if (wanted !== '' && !hasWords(own, wanted)) continue;
      const known = kinds.get(finding.kind);
      if (known) known.push(finding);
      else kinds.set(finding.kind, [finding]);
    }
    return kinds;
  }, [ordered, wanted]);
  const present = useMemo(() => new Set(findings.map(({ kind }) => kind)), [findings]);
  const [kind, setKind] = useState<Kind>(() => KINDS.find((one) => present.has(one)) ?? 'fits');
  const of = (one: Kind) => byKind.get(one) ?? [];
  const shown = of(kind);
  const tickable = shown.filter((finding) => tickOf(finding) !== null);
  const steps = useMemo(() => statementSteps(findings, decisions), [findings, decisions]);
  const isTicked = (finding: StatementFinding) => decisionOf(finding, decisions).kind === tickOf(finding);
  const decide = (entries: readonly (readonly [StatementFinding, LineDecision])[]) => {
    const next = new Map(decisions);
    for (const [finding, decision] of entries) {
      if (isUndecided(finding, decision)) next.delete(finding.line.place);
      else next.set(finding.line.place, decision);
      if (finding.kind !== 'together') continue;
      // Lines that are the price together are taken together, or none of them is.
      for (const place of finding.places) {
        if (decision.kind === 'together') next.set(place, decision);
        else if (next.get(place)?.kind === 'together') next.delete(place);
      }
    }
    setDecisions(next);
    onDecide?.(next);
  };
  const tick = (lines: readonly StatementFinding[], isPicked: boolean) =>
    decide(
      lines.map((finding) => {
        const ticked = tickOf(finding);
        return [finding, { kind: isPicked && ticked ? ticked : 'leave' }] as const;
      }),
    );
  const show = (next: Kind) => {
    setKind(next);
    setPage(1);
  };
  const pageCount = Math.ceil(shown.length / PAGE_SIZE);
  const at = Math.min(page, Math.max(1, pageCount));
  const isPlain = steps.every((step) => step.kind === 'match');
  return (
    <section className={css.preview} aria-labelledby={`${id}-title`}>
      <Heading level={2} className={css.graphTitle} id={`${id}-title`}>
        {fillText(statementTexts.readTitle, { file: fileName })}
      </Heading>
      <Warnings
        findings={findings}
        onShow={(next) => {
          setSearch('');
          show(next);
        }}
      />
      <div className={css.statementBar}>
        <SearchField
          label={statementTexts.search}
          placeholder={statementTexts.searchHint}
          className={css.statementSearch}
          value={search}
          onValueChange={(next) => {
            setSearch(next);
            setPage(1);
          }}
        />
        <Field label={statementTexts.sort}>
          {(control) => (
            <Select
              {...control}
              value={order}
              options={LINE_ORDERS.map((value) => ({ value, label: statementTexts.sorts[value] }))}
              onValueChange={(next) => {
                setOrder(LINE_ORDERS.find((one) => one === next) ?? 'file');
                setPage(1);
              }}
            />
          )}
        </Field>
      </div>
      <TabRow
        id={id}
        label={statementTexts.title}
        value={kind}
        onValueChange={show}
        items={KINDS.filter((one) => one === kind || present.has(one)).map((one) => ({
          value: one,
          label: `${statementTexts[one]} ${of(one).length.toLocaleString('en-US')}`,
        }))}
      />
      <div {...tabPanelProps(id, kind)} className={css.stack}>
        {tickable.length > 1 && !busy ? (
          <Checkbox
            checked={tickable.every(isTicked)}
            onCheckedChange={(isPicked) => tick(tickable, isPicked)}
          >
            {fillText(
              kind === 'differs' || kind === 'double'
                ? statementTexts.chooseOthers
                : statementTexts.chooseAll,
              {
                n: tickable.length.toLocaleString('en-US'),
              },
            )}
          </Checkbox>
        ) : null}
        {shown.length === 0 ? (
          <Text size="small" tone="soft">
            {wanted === '' ? statementTexts.noneOfKind : statementTexts.nothingFound}
          </Text>
        ) : (
          <ul className={css.list}>
            {shown.slice((at - 1) * PAGE_SIZE, at * PAGE_SIZE).map((finding) => (
              <StatementLine
                key={finding.line.place}
                finding={finding}
                decision={decisionOf(finding, decisions)}
                assigned={assigned.has(finding.line.place)}
                busy={busy}
                targets={targets}
                onDecide={({ decision }) => decide([[finding, decision]])}
                onAssign={onAssign}
                onShowBooking={onShowBooking}
              />
            ))}
          </ul>
        )}
        <Pagination page={at} pageCount={pageCount} onPageChange={setPage} />
      </div>
      {busy ? null : <Seats steps={steps} targets={targets} />}
      {steps.some((step) => step.kind === 'match') ? (
        <Text size="small" tone="soft">
          {statementTexts.stepsNote}
        </Text>
      ) : null}
      <div className={table.buttons}>
        {steps.length > 0 ? (
          <Button
            busy={busy}
            busyLabel={recordingLabel(recorded, steps)}
            onPress={() => onRecord({ steps, decisions })}
          >
            {recordLabel(steps.length, isPlain)}
          </Button>
        ) : null}
        <Button variant="secondary" unavailable={busy} onPress={() => onSave({ decisions })}>
          {statementTexts.save}
        </Button>
        <Button variant="quiet" unavailable={busy} onPress={onClose}>
          {statementTexts.close}
        </Button>
      </div>
    </section>
  );
}
