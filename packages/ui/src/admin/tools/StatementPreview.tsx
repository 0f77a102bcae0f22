import {
  formatMoney,
  fullName,
  matchOf,
  type PaymentTarget,
  type StatementFinding,
} from '@sorella/core/domain';
import { commonTexts, fillText, statementTexts } from '@sorella/core/notices';
import { useId, useState } from 'react';
import { Badge } from '../../primitives/Badge.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { TabRow, tabPanelProps } from '../../primitives/TabRow.tsx';
import { Text } from '../../primitives/Text.tsx';
import { cx } from '../../styles/cx.ts';
import * as table from '../table/table.css.ts';
import * as css from './tools.css.ts';

/** Lines of one kind that are shown; a statement may have thousands. */
const SHOWN = 50;
const KINDS = ['fits', 'differs', 'double', 'unknown', 'skipped'] as const;
type Kind = (typeof KINDS)[number];

/** Props of {@link StatementPreview}. */
export interface StatementPreviewProps {
  readonly fileName: string;
  readonly findings: readonly StatementFinding[];
  /** What was confirmed is being recorded. */
  readonly busy: boolean;
  /** Records what fits, and on wish what came for a booking and does not fit. */
  readonly onRecord: (details: { readonly withOthers: boolean }) => void;
  readonly onClose: () => void;
}

function reasonOf(finding: StatementFinding): string | null {
  if (!('reason' in finding)) return null;
  const { target } = 'target' in finding ? finding : { target: null };
  return fillText(statementTexts.reasons[finding.reason], {
    awaited: target ? formatMoney(target.amountCents, target.currency) : '',
    currency: target?.currency ?? '',
  });
}

function Target({ target }: { target: PaymentTarget }) {
  return (
    <span className={table.lines}>
      <span className={table.strong}>
        {target.member ? fullName(target.member) : commonTexts.unknownUser}
      </span>
      <span className={table.soft}>
        {target.eventTitle} · {target.reference}
      </span>
    </span>
  );
}

function Line({ finding }: { finding: StatementFinding }) {
  const { line } = finding;
  const reason = reasonOf(finding);
  return (
    <li className={css.statementLine}>
      <span className={table.lines}>
        <span className={table.strong}>{line.name}</span>
        <span className={table.soft}>
          {fillText(statementTexts.line, { n: line.place })} · {line.date}
        </span>
        <span className={css.statementNote}>{line.note === '' ? statementTexts.noNote : line.note}</span>
      </span>
      <span className={cx(css.sum, table.whole)}>
        {line.amountCents === null
          ? null
          : `${line.amountCents < 0 ? '-' : ''}${formatMoney(Math.abs(line.amountCents), line.currency)}`}
      </span>
      <span className={table.lines}>
        {'target' in finding && finding.target ? <Target target={finding.target} /> : null}
        {reason === null ? null : (
          <Badge tone={finding.kind === 'differs' ? 'warn' : 'neutral'}>{reason}</Badge>
        )}
      </span>
    </li>
  );
}

/** What of a statement fits, what does not, what is double: nothing is recorded before it is confirmed. */
export function StatementPreview({ fileName, findings, busy, onRecord, onClose }: StatementPreviewProps) {
  const id = useId();
  const of = (kind: Kind) => findings.filter((finding) => finding.kind === kind);
  const [chosen, setChosen] = useState<Kind>(() => KINDS.find((kind) => of(kind).length > 0) ?? 'fits');
  const [withOthers, setWithOthers] = useState(false);
  const shown = of(chosen);
  const fitting = of('fits').length;
  const others = findings.filter((finding) => finding.kind !== 'fits' && matchOf(finding) !== null).length;
  const count = fitting + (withOthers ? others : 0);
  return (
    <section className={css.preview} aria-labelledby={`${id}-title`}>
      <Heading level={4} className={css.graphTitle} id={`${id}-title`}>
        {fillText(statementTexts.readTitle, { file: fileName })}
      </Heading>
      <TabRow
        id={id}
        label={statementTexts.title}
        value={chosen}
        onValueChange={setChosen}
        items={KINDS.map((kind) => ({
          value: kind,
          label: `${statementTexts[kind]} ${of(kind).length.toLocaleString('en-US')}`,
        }))}
      />
      <div {...tabPanelProps(id, chosen)} className={css.stack}>
        {shown.length === 0 ? (
          <Text size="small" tone="soft">
            {chosen === 'fits' ? statementTexts.nothingFits : statementTexts.noneOfKind}
          </Text>
        ) : (
          <ul className={css.list}>
            {shown.slice(0, SHOWN).map((finding) => (
              <Line key={finding.line.place} finding={finding} />
            ))}
          </ul>
        )}
        {shown.length > SHOWN ? (
          <Text size="small" tone="soft">
            {fillText(statementTexts.andMore, { n: (shown.length - SHOWN).toLocaleString('en-US') })}
          </Text>
        ) : null}
      </div>
      {others > 0 ? (
        <Checkbox checked={withOthers} onCheckedChange={setWithOthers}>
          {fillText(statementTexts.withOthers, { n: others })}
        </Checkbox>
      ) : null}
      <div className={table.buttons}>
        {count > 0 ? (
          <Button busy={busy} busyLabel={statementTexts.recording} onPress={() => onRecord({ withOthers })}>
            {count === 1 ? statementTexts.recordOne : fillText(statementTexts.record, { n: count })}
          </Button>
        ) : null}
        <Button variant="quiet" unavailable={busy} onPress={onClose}>
          {statementTexts.close}
        </Button>
      </div>
    </section>
  );
}
