import { memberRecordHref } from '@sorella/core/domain/administration/sections';
import type { QueuedMail } from '@sorella/core/domain/entities/queued-mail';
import { formatDateTime } from '@sorella/core/domain/events/event-time';
import { fullName } from '@sorella/core/domain/profile/names';
import { fillText } from '@sorella/core/notices/notice';
import { mailKindTexts, mailsPanelTexts as texts } from '@sorella/core/notices/texts/admin-mails.texts';
import { adminTableTexts } from '@sorella/core/notices/texts/admin-tools.texts';
import { useRef } from 'react';
import { readerZone } from '../../browser/reader-zone.ts';
import { Badge } from '../../primitives/Badge.tsx';
import { Button } from '../../primitives/Button.tsx';
import { cx } from '../../styles/cx.ts';
import { DataTable } from '../table/DataTable.tsx';
import * as table from '../table/table.css.ts';
import type { DataColumn, PanelTableProps } from '../table/table.types.ts';
import { useFocusAfterRemoval } from '../table/use-focus-after-removal.ts';
import { usePickedRows } from '../table/use-picked-rows.ts';
import { PersonCell, WhenCell } from './cells.tsx';
import * as css from './tools.css.ts';

/** Props of {@link MailsPanel}. */
export interface MailsPanelProps extends PanelTableProps<QueuedMail> {
  /** Mails that are being put on their way again. */
  readonly resending: ReadonlySet<number>;
  readonly onResend: (mails: readonly QueuedMail[]) => void;
}

/** The schedule comes each minute. */
const SOON_MS = 120_000;

const TONES = { waiting: 'neutral', sending: 'neutral', failed: 'bad' } as const;

/** Why it did not go the last time; nothing of one that was not tried yet. */
function reasonOf({ failure, state }: QueuedMail): string | null {
  if (failure !== null) return texts.failures[failure];
  return state === 'failed' ? texts.unknownFailure : null;
}

function State({ mail, now }: { readonly mail: QueuedMail; readonly now: number }) {
  const { state, attempts, nextAttemptAt } = mail;
  const reason = reasonOf(mail);
  return (
    <span className={table.lines}>
      <Badge tone={TONES[state]} className={table.whole}>
        {texts[state]}
      </Badge>
      {reason === null ? null : <span className={table.words}>{reason}</span>}
      {attempts === 0 ? null : (
        <span className={table.soft}>
          {attempts === 1 ? texts.triedOnce : fillText(texts.tried, { n: attempts })}
        </span>
      )}
      {state === 'waiting' && nextAttemptAt !== null ? (
        <span className={table.soft}>
          {Date.parse(nextAttemptAt) <= now + SOON_MS
            ? texts.soon
            : fillText(texts.next, { time: formatDateTime(nextAttemptAt, readerZone()) ?? '' })}
        </span>
      ) : null}
    </span>
  );
}

const columnsFor = ({
  now,
  resending,
  onResend,
}: Pick<MailsPanelProps, 'now' | 'resending' | 'onResend'>): readonly DataColumn<QueuedMail>[] => [
  {
    id: 'member',
    header: texts.member,
    isRowHeader: true,
    cell: ({ member, email }) => (
      <PersonCell person={member} email={email} href={memberRecordHref(member.id)} />
    ),
  },
  {
    id: 'what',
    header: texts.what,
    cell: ({ kind, event }) => (
      <span className={table.lines}>
        <span className={table.strong}>{mailKindTexts[kind]}</span>
        {event ? (
          <span className={cx(table.soft, table.words)}>
            {event.title} · {formatDateTime(event.startTime, event.timeZone)}
          </span>
        ) : null}
      </span>
    ),
  },
  {
    id: 'date',
    header: texts.since,
    isShort: true,
    sortable: true,
    cell: ({ since }) => <WhenCell at={since} now={now} />,
  },
  {
    id: 'state',
    header: texts.state,
    isShort: true,
    isPlain: true,
    cell: (mail) => (
      <span className={table.lines}>
        <State mail={mail} now={now} />
        {mail.state === 'failed' ? (
          <span className={css.belowState}>
            <Button
              size="small"
              variant="secondary"
              aria-label={fillText(texts.sendAgainTo, {
                name: fullName(mail.member),
                what: mailKindTexts[mail.kind],
              })}
              busy={resending.has(mail.id)}
              onPress={() => onResend([mail])}
            >
              {texts.sendAgain}
            </Button>
          </span>
        ) : null}
      </span>
    ),
  },
];

/** Mails to members that wait or could not be sent, and sending those again, one by one or several at once. */
export function MailsPanel({ now, resending, onResend, ...tableProps }: MailsPanelProps) {
  const root = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(root);
  const { picked, selection, clear } = usePickedRows<QueuedMail>({
    table: tableProps,
    rowId: ({ id }) => String(id),
    isSelectable: ({ state, id }) => state === 'failed' && !resending.has(id),
  });
  return (
    <div ref={root} className={css.stack}>
      <DataTable
        {...tableProps}
        label={texts.title}
        columns={columnsFor({ now, resending, onResend })}
        rowId={({ id }) => String(id)}
        rowName={({ member, kind }) => `${fullName(member)}, ${mailKindTexts[kind]}`}
        searchHint={texts.searchHint}
        loadingLabel={texts.loading}
        empty={{ title: texts.empty, body: texts.emptyBody }}
        selection={{
          ...selection,
          keys: adminTableTexts.pickKeys,
          actions: (
            <Button
              size="small"
              onPress={() => {
                onResend(picked);
                clear();
              }}
            >
              {fillText(texts.sendMany, { n: picked.length })}
            </Button>
          ),
        }}
      />
    </div>
  );
}
