import { AUDIT_COUNTED_TO, boundsOfDays } from '@sorella/core/domain/administration/audit-log';
import { fullName } from '@sorella/core/domain/profile/names';
import { adminNotices } from '@sorella/core/notices/admin.notices';
import { noticeOf } from '@sorella/core/notices/notice';
import { adminTableTexts, auditPanelTexts } from '@sorella/core/notices/texts/admin-tools.texts';
import { AuditPanel } from '../../../admin/tools/AuditPanel.tsx';
import { readerZone } from '../../../browser/reader-zone.ts';
import { useAppServices } from '../../../runtime/AppServicesProvider.tsx';
import { onClock } from './export-values.ts';
import { oneOf, useAdminTable } from './use-admin-table.ts';
import { useRemovals } from './use-removals.ts';
import { useToggleSwitch } from './use-toggle-switch.ts';

const ALL = 'all';
const WITHOUT_OWN = 'without-own-reading';
const ACTIONS = ['insert', 'update', 'delete', 'read', 'export'] as const;
const TABLES = [
  'events',
  'event_applications',
  'event_bookings',
  'feature_toggles',
  'admin_users',
  'user_subscriptions',
  'user_approvals',
  'coffee_chat_requests',
  'reports',
  'payments',
  'refunds',
  'outgoing_mails',
  'member_suspensions',
  'member_notes',
  'event_messages',
] as const;
const SORTS = ['date'] as const;
const NO_FILTERS = { action: '', tableName: '', from: '', to: '' };

/** The log on live data, without what was only read until that is asked for. */
export function AuditFlow() {
  const { data } = useAppServices();
  const zone = readerZone();
  const { removalOf, onRemove, onRemovalTakeBack } = useRemovals('audit-log');
  const { switching, onSwitch } = useToggleSwitch('audit-log');
  const { table, filters } = useAdminTable({
    name: 'audit-log',
    sorts: SORTS,
    noFilters: NO_FILTERS,
    choices: { action: [WITHOUT_OWN, ALL, ...ACTIONS], tableName: TABLES },
    failed: noticeOf(adminNotices, 'audit-log-load-failed'),
    read: (
      { filters: { action, tableName, from, to }, page, pageSize, ascending, search, isExport },
      signal,
    ) => {
      const request = { page, pageSize, ascending, search, isExport };
      const wanted = oneOf([...ACTIONS, WITHOUT_OWN], action);
      const of = oneOf(TABLES, tableName);
      return data.admin.listAuditLog(
        {
          ...request,
          ...boundsOfDays({ from, to }, zone),
          ...(action !== ALL && { action: wanted ?? 'without-reading' }),
          ...(of && { tableName: of }),
        },
        signal ? { signal } : {},
      );
    },
    exported: [
      { header: 'When', value: ({ createdAt }) => onClock(createdAt) },
      { header: 'Who', value: ({ actor, actorId }) => (actor ? fullName(actor) : actorId) },
      { header: 'Action', value: ({ action }) => action },
      { header: 'Table', value: ({ tableName }) => tableName },
      { header: 'Member', value: ({ member }) => member && fullName(member) },
      { header: 'Title', value: ({ title }) => title },
      { header: 'Row', value: ({ rowId }) => rowId },
      { header: 'Changed', value: ({ changed }) => changed.join(' ') },
      { header: 'Before', value: ({ before }) => JSON.stringify(before) },
      { header: 'After', value: ({ after }) => JSON.stringify(after) },
    ],
  });
  return (
    <AuditPanel
      {...table}
      countedTo={AUDIT_COUNTED_TO}
      zone={zone}
      undoing={{ removalOf, onRemove, onRemovalTakeBack, switching, onSwitch }}
      filters={[
        {
          id: 'action',
          isLong: true,
          label: auditPanelTexts.action,
          value: filters.action,
          options: [
            { value: '', label: auditPanelTexts.withoutReading },
            { value: WITHOUT_OWN, label: auditPanelTexts.withoutOwnReading },
            { value: ALL, label: adminTableTexts.all },
            ...ACTIONS.map((value) => ({ value, label: auditPanelTexts[value] })),
          ],
        },
        {
          id: 'tableName',
          label: auditPanelTexts.what,
          value: filters.tableName,
          options: [
            { value: '', label: adminTableTexts.all },
            ...TABLES.map((value) => ({ value, label: auditPanelTexts[value] })),
          ],
        },
        { id: 'from', kind: 'day', label: auditPanelTexts.from, value: filters.from, max: filters.to },
        {
          id: 'to',
          kind: 'day',
          label: auditPanelTexts.to,
          value: filters.to,
          min: filters.from,
          ...(filters.to !== '' && filters.to < filters.from && { error: auditPanelTexts.toBeforeFrom }),
        },
      ]}
    />
  );
}
