import { memberRecordHref } from '@sorella/core/domain/administration/sections';
import type { AdminSubscription } from '@sorella/core/domain/entities/subscription';
import { formatShortDate } from '@sorella/core/domain/events/event-time';
import { formatEuros } from '@sorella/core/domain/events/money';
import { fullName, shortId } from '@sorella/core/domain/profile/names';
import { fillText } from '@sorella/core/notices/notice';
import { adminPanelTexts } from '@sorella/core/notices/texts/admin.texts';
import { adminTableTexts, subscriptionsPanelTexts } from '@sorella/core/notices/texts/admin-tools.texts';
import { Badge } from '../../primitives/Badge.tsx';
import { Button } from '../../primitives/Button.tsx';
import { DataTable } from '../table/DataTable.tsx';
import * as table from '../table/table.css.ts';
import type { DataColumn, PanelTableProps } from '../table/table.types.ts';
import { PersonCell } from './cells.tsx';

/** Props of {@link SubscriptionsPanel}. */
export interface SubscriptionsPanelProps extends PanelTableProps<AdminSubscription> {
  /** Asks first. */
  readonly onCancel: (details: { subscription: AdminSubscription }) => void;
}

const STATUS = {
  active: { tone: 'good', word: adminPanelTexts.subscriptionActive },
  cancelled: { tone: 'neutral', word: adminPanelTexts.subscriptionCancelled },
  pending: { tone: 'warn', word: adminPanelTexts.subscriptionPending },
} as const;

const columnsFor = ({
  onCancel,
}: Pick<SubscriptionsPanelProps, 'onCancel'>): readonly DataColumn<AdminSubscription>[] => [
  {
    id: 'member',
    header: subscriptionsPanelTexts.member,
    sortable: 'words',
    isRowHeader: true,
    cell: ({ userId, firstName, lastName, avatarUrl, userEmail }) => (
      <PersonCell
        person={{ id: userId, firstName, lastName, avatarUrl }}
        email={userEmail}
        href={memberRecordHref(userId)}
      >
        <span className={table.soft} title={userId}>
          {fillText(subscriptionsPanelTexts.user, { id: shortId(userId) })}
        </span>
      </PersonCell>
    ),
  },
  {
    id: 'plan',
    header: subscriptionsPanelTexts.plan,
    isShort: true,
    cell: ({ planName, subscriptionTier, planPriceCents }) => (
      <span className={table.lines}>
        <span className={table.strong}>{planName}</span>
        <span className={table.soft}>
          {subscriptionTier.toLowerCase() === planName.toLowerCase() ? null : `${subscriptionTier} · `}
          {formatEuros(planPriceCents)}
        </span>
      </span>
    ),
  },
  {
    id: 'status',
    header: subscriptionsPanelTexts.status,
    isShort: true,
    sortable: 'words',
    cell: ({ subscriptionStatus }) => (
      <Badge tone={STATUS[subscriptionStatus].tone} className={table.capital}>
        {STATUS[subscriptionStatus].word}
      </Badge>
    ),
  },
  {
    id: 'periodEnd',
    header: subscriptionsPanelTexts.periodEnd,
    isShort: true,
    cell: ({ currentPeriodEnd, subscriptionStatus }) =>
      currentPeriodEnd === null ? (
        <span className={table.soft}>
          {subscriptionStatus === 'cancelled'
            ? subscriptionsPanelTexts.noDate
            : subscriptionsPanelTexts.noPeriodEnd}
        </span>
      ) : (
        <time dateTime={currentPeriodEnd}>{formatShortDate(currentPeriodEnd, 'UTC')}</time>
      ),
  },
  {
    id: 'decision',
    header: adminTableTexts.actions,
    isPlain: true,
    cell: (subscription) =>
      subscription.subscriptionStatus === 'active' ? (
        <Button
          size="small"
          variant="secondary"
          aria-label={`${adminPanelTexts.cancelSubscription}: ${fullName(subscription)}`}
          onPress={() => onCancel({ subscription })}
        >
          {adminPanelTexts.cancelSubscription}
        </Button>
      ) : null,
  },
];

/** The members' subscriptions (R-387 to R-391). */
export function SubscriptionsPanel({ onCancel, ...tableProps }: SubscriptionsPanelProps) {
  return (
    <DataTable
      {...tableProps}
      label={adminPanelTexts.subscriptionsTitle}
      columns={columnsFor({ onCancel })}
      rowId={({ id }) => id}
      rowName={fullName}
      searchHint={adminTableTexts.searchMembersHint}
      loadingLabel={subscriptionsPanelTexts.loading}
      empty={{ title: adminPanelTexts.subscriptionsEmpty, body: subscriptionsPanelTexts.emptyBody }}
    />
  );
}
