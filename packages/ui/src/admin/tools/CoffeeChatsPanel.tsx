import { memberRecordHref } from '@sorella/core/domain/administration/sections';
import type { AdminCoffeeChat, CoffeeChatStatus } from '@sorella/core/domain/entities/coffee-chat';
import { formatDateTime } from '@sorella/core/domain/events/event-time';
import { fullName } from '@sorella/core/domain/profile/names';
import { fillText } from '@sorella/core/notices/notice';
import { adminPanelTexts } from '@sorella/core/notices/texts/admin.texts';
import { coffeeChatsPanelTexts } from '@sorella/core/notices/texts/admin-desks.texts';
import { adminTableTexts } from '@sorella/core/notices/texts/admin-tools.texts';
import { coffeeChatStatusTexts } from '@sorella/core/notices/texts/coffee-chats.texts';
import { commonTexts } from '@sorella/core/notices/texts/common.texts';
import { useId, useRef } from 'react';
import { Badge } from '../../primitives/Badge.tsx';
import { Select } from '../../primitives/Select.tsx';
import { TabRow, tabPanelProps } from '../../primitives/TabRow.tsx';
import { useKeptFocus } from '../../primitives/use-kept-focus.ts';
import { cx } from '../../styles/cx.ts';
import { DataTable } from '../table/DataTable.tsx';
import * as table from '../table/table.css.ts';
import type { DataColumn, PanelTableProps } from '../table/table.types.ts';
import { PersonCell, WhenCell } from './cells.tsx';
import { HeldInCell } from './HeldInCell.tsx';
import * as css from './tools.css.ts';

/** Which requests are shown. */
export type ShownChats = 'active' | 'cancelled';

/** Props of {@link CoffeeChatsPanel}. */
export interface CoffeeChatsPanelProps extends PanelTableProps<AdminCoffeeChat> {
  readonly shown: ShownChats;
  readonly onShownChange: (shown: ShownChats) => void;
  /** The only status that is shown of the active ones; the empty text for all. */
  readonly status: string;
  /** A new status that is held back. */
  readonly heldOf: (
    requestId: string,
  ) => { readonly key: number; readonly decision: CoffeeChatStatus; readonly sending: boolean } | null;
  readonly onStatusChange: (details: { request: AdminCoffeeChat; status: CoffeeChatStatus }) => void;
  readonly onTakeBack: (key: number) => void;
}

/** Times of a request that are shown before the rest is counted. */
const SHOWN_TIMES = 2;
/** What a request can be before it is cancelled. */
export const ACTIVE_STATUSES = ['pending', 'accepted', 'rejected', 'completed'] as const;
const STATUSES = [...ACTIVE_STATUSES, 'cancelled'] as const;
const HELD_TONES = {
  pending: 'neutral',
  accepted: 'good',
  rejected: 'bad',
  completed: 'good',
  cancelled: 'bad',
} as const;

const nameOf = (person: AdminCoffeeChat['requester']) =>
  person ? fullName(person) : commonTexts.unknownUser;

function Times({ request }: { request: AdminCoffeeChat }) {
  const { proposedDates, selectedDate, timeZone } = request;
  const chosen = selectedDate === null ? null : Date.parse(selectedDate);
  const others = proposedDates.filter((at) => Date.parse(at) !== chosen).toSorted();
  const more = others.length - SHOWN_TIMES;
  return (
    <span className={cx(table.lines, table.whole)}>
      {selectedDate === null ? null : (
        <span className={table.strong}>
          {coffeeChatsPanelTexts.chosen}: {formatDateTime(selectedDate, timeZone)}
        </span>
      )}
      {others.slice(0, SHOWN_TIMES).map((at) => (
        <time key={at} dateTime={at} className={selectedDate === null ? undefined : table.soft}>
          {formatDateTime(at, timeZone)}
        </time>
      ))}
      {more > 0 ? (
        <span className={table.soft}>{fillText(adminPanelTexts.moreTimes, { n: more })}</span>
      ) : null}
    </span>
  );
}

function StatusCell({
  request,
  held,
  onStatusChange,
  onTakeBack,
}: { request: AdminCoffeeChat; held: ReturnType<CoffeeChatsPanelProps['heldOf']> } & Pick<
  CoffeeChatsPanelProps,
  'onStatusChange' | 'onTakeBack'
>) {
  const cell = useRef<HTMLDivElement>(null);
  useKeptFocus({
    part: () => cell.current,
    next: () => cell.current?.querySelector<HTMLElement>('button, select'),
  });
  const name = nameOf(request.requester);
  return (
    <div ref={cell} className={css.decision}>
      {held ? (
        <HeldInCell
          name={name}
          held={{
            label: coffeeChatStatusTexts[held.decision],
            tone: HELD_TONES[held.decision],
            sending: held.sending,
            onTakeBack: () => onTakeBack(held.key),
          }}
        />
      ) : (
        <Select
          aria-label={fillText(coffeeChatsPanelTexts.statusOf, { name })}
          className={css.statusSelect}
          value={request.status}
          options={STATUSES.map((value) => ({ value, label: coffeeChatStatusTexts[value] }))}
          onValueChange={(value) => {
            const status = STATUSES.find((one) => one === value);
            if (status && status !== request.status) onStatusChange({ request, status });
          }}
        />
      )}
    </div>
  );
}

const columnsFor = ({
  now,
  heldOf,
  onStatusChange,
  onTakeBack,
}: Pick<
  CoffeeChatsPanelProps,
  'now' | 'heldOf' | 'onStatusChange' | 'onTakeBack'
>): readonly DataColumn<AdminCoffeeChat>[] => [
  {
    id: 'requester',
    header: coffeeChatsPanelTexts.requester,
    isRowHeader: true,
    cell: ({ requester, message }) => {
      const words = message === null ? null : <q className={cx(table.soft, table.words)}>{message}</q>;
      return requester ? (
        <PersonCell person={requester} href={memberRecordHref(requester.id)}>
          {words}
        </PersonCell>
      ) : (
        <span className={table.lines}>
          <span className={table.soft}>{commonTexts.unknownUser}</span>
          {words}
        </span>
      );
    },
  },
  {
    id: 'recipient',
    header: coffeeChatsPanelTexts.recipient,
    cell: ({ recipientId, recipient }) =>
      recipientId === null ? (
        <Badge className={table.whole}>{coffeeChatsPanelTexts.open}</Badge>
      ) : recipient ? (
        <PersonCell person={recipient} href={memberRecordHref(recipient.id)} />
      ) : (
        <span className={table.soft}>{commonTexts.unknownUser}</span>
      ),
  },
  {
    id: 'times',
    header: coffeeChatsPanelTexts.proposed,
    cell: (request) => <Times request={request} />,
  },
  {
    id: 'date',
    header: coffeeChatsPanelTexts.asked,
    isShort: true,
    sortable: true,
    cell: ({ createdAt }) => <WhenCell at={createdAt} now={now} />,
  },
  {
    id: 'status',
    header: adminTableTexts.status,
    isShort: true,
    cell: (request) => (
      <StatusCell
        request={request}
        held={heldOf(request.id)}
        onStatusChange={onStatusChange}
        onTakeBack={onTakeBack}
      />
    ),
  },
];

/** Coffee chat requests, active and cancelled; an admin may set any status. */
export function CoffeeChatsPanel({
  now,
  shown,
  onShownChange,
  status,
  heldOf,
  onStatusChange,
  onTakeBack,
  ...tableProps
}: CoffeeChatsPanelProps) {
  const id = useId();
  return (
    <div className={css.stack}>
      <TabRow
        id={id}
        label={coffeeChatsPanelTexts.title}
        value={shown}
        onValueChange={onShownChange}
        items={[
          { value: 'active', label: adminPanelTexts.activeRequests },
          { value: 'cancelled', label: adminPanelTexts.cancelledRequests },
        ]}
      />
      <div {...tabPanelProps(id, shown)}>
        <DataTable
          {...tableProps}
          {...(shown === 'active' && {
            filters: [
              {
                id: 'status',
                label: adminTableTexts.status,
                value: status,
                options: [
                  { value: '', label: adminTableTexts.all },
                  ...ACTIVE_STATUSES.map((value) => ({ value, label: coffeeChatStatusTexts[value] })),
                ],
              },
            ],
          })}
          label={shown === 'active' ? adminPanelTexts.activeRequests : adminPanelTexts.cancelledRequests}
          columns={columnsFor({ now, heldOf, onStatusChange, onTakeBack })}
          rowId={(request) => request.id}
          rowName={({ requester }) => nameOf(requester)}
          loadingLabel={coffeeChatsPanelTexts.loading}
          empty={
            shown === 'active'
              ? { title: coffeeChatsPanelTexts.activeEmpty, body: coffeeChatsPanelTexts.activeEmptyBody }
              : {
                  title: coffeeChatsPanelTexts.cancelledEmpty,
                  body: coffeeChatsPanelTexts.cancelledEmptyBody,
                }
          }
        />
      </div>
    </div>
  );
}
