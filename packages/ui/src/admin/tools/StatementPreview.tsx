import type { PaymentTarget } from '@sorella/core/domain/entities/payment-desk';
import { matchOf, type StatementFinding } from '@sorella/core/domain/payments/statement';
import { fillText } from '@sorella/core/notices/notice';
import { statementTexts } from '@sorella/core/notices/texts/admin-desks.texts';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { Button } from '../../primitives/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Pagination } from '../../primitives/Pagination.tsx';
import { SearchField } from '../../primitives/SearchField.tsx';
import { StatusNote } from '../../primitives/StatusNote.tsx';
import { TabRow, tabPanelProps } from '../../primitives/TabRow.tsx';
import { Text } from '../../primitives/Text.tsx';
import * as table from '../table/table.css.ts';
import { StatementLine } from './StatementLine.tsx';
import { fullEvents, hasWords, isChosen, type LineChoices, lineWords } from './statement-choice.ts';
import * as css from './tools.css.ts';

/** Lines of one page: a statement may have thousands. */
const PAGE_SIZE = 25;
const KINDS = ['fits', 'proposed', 'returned', 'differs', 'double', 'unknown', 'skipped'] as const;
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
  /** Null takes the assignment back. */
  readonly onAssign: (details: { place: number; bookingId: string | null }) => void;
  readonly onRecord: (details: { readonly findings: readonly StatementFinding[] }) => void;
  /** Leads to a booking among the payments. */
  readonly onShowBooking: (reference: string) => void;
  readonly onClose: () => void;
}

/** What has to be known before anything is recorded: seats whose money went back, and events that are full. */
function Warnings({
  findings,
  onShow,
}: {
  findings: readonly StatementFinding[];
  onShow: (kind: Kind) => void;
}) {
  const seats = findings.filter((finding) => finding.kind === 'returned' && finding.holdsSeat).length;
  const full = fullEvents(findings);
  return (
    <>
      {seats > 0 ? (
        <StatusNote
          tone="bad"
          role="status"
          title={fillText(statementTexts.returnedTitle, { n: seats })}
          actions={
            <Button size="small" variant="secondary" onPress={() => onShow('returned')}>
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
            {full.map(({ title, count }) => (
              <li key={title}>{fillText(statementTexts.full, { event: title, n: count })}</li>
            ))}
          </ul>
        </StatusNote>
      ) : null}
    </>
  );
}

/**
 * What of a statement fits, what does not, what went back: every line can be read, found, chosen and assigned, and nothing
 * is recorded before it is confirmed.
 */
export function StatementPreview({
  fileName,
  findings,
  targets,
  assigned,
  busy,
  onAssign,
  onRecord,
  onShowBooking,
  onClose,
}: StatementPreviewProps) {
  const id = useId();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [choices, setChoices] = useState<LineChoices>(new Map());
  const words = useMemo(
    () => findings.map((finding) => ({ finding, words: lineWords(finding) })),
    [findings],
  );
  const wanted = useDeferredValue(search);
  const byKind = useMemo(() => {
    const kinds = new Map<Kind, StatementFinding[]>();
    for (const { finding, words: own } of words)
      if (wanted === '' || hasWords(own, wanted))
        kinds.set(finding.kind, [...(kinds.get(finding.kind) ?? []), finding]);
    return kinds;
  }, [words, wanted]);
  const present = new Set(findings.map(({ kind }) => kind));
  const [kind, setKind] = useState<Kind>(() => KINDS.find((one) => present.has(one)) ?? 'fits');
  const of = (one: Kind) => byKind.get(one) ?? [];
  const shown = of(kind);
  const recordable = shown.filter((finding) => matchOf(finding) !== null);
  const chosen = findings.filter((finding) => isChosen(finding, choices));
  const choose = (lines: readonly StatementFinding[], isPicked: boolean) =>
    setChoices(new Map([...choices, ...lines.map(({ line }) => [line.place, isPicked] as const)]));
  const show = (next: Kind) => {
    setKind(next);
    setPage(1);
  };
  const pageCount = Math.ceil(shown.length / PAGE_SIZE);
  const at = Math.min(page, Math.max(1, pageCount));
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
      <SearchField
        label={statementTexts.search}
        placeholder={statementTexts.searchHint}
        value={search}
        onValueChange={(next) => {
          setSearch(next);
          setPage(1);
        }}
      />
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
        {recordable.length > 1 && !busy ? (
          <Checkbox
            checked={recordable.every((finding) => isChosen(finding, choices))}
            onCheckedChange={(isPicked) => choose(recordable, isPicked)}
          >
            {fillText(
              kind === 'differs' || kind === 'double'
                ? statementTexts.chooseOthers
                : statementTexts.chooseAll,
              {
                n: recordable.length.toLocaleString('en-US'),
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
                chosen={isChosen(finding, choices)}
                assigned={assigned.has(finding.line.place)}
                busy={busy}
                targets={targets}
                onChoose={({ chosen: isPicked }) => choose([finding], isPicked)}
                onAssign={onAssign}
                onShowBooking={onShowBooking}
              />
            ))}
          </ul>
        )}
        <Pagination page={at} pageCount={pageCount} onPageChange={setPage} />
      </div>
      <div className={table.buttons}>
        {chosen.length > 0 ? (
          <Button
            busy={busy}
            busyLabel={statementTexts.recording}
            onPress={() => onRecord({ findings: chosen })}
          >
            {chosen.length === 1
              ? statementTexts.recordOne
              : fillText(statementTexts.record, { n: chosen.length.toLocaleString('en-US') })}
          </Button>
        ) : null}
        <Button variant="quiet" unavailable={busy} onPress={onClose}>
          {statementTexts.close}
        </Button>
      </div>
    </section>
  );
}
