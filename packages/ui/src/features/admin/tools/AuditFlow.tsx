import { fullName } from '@sorella/core/domain/profile/names';
import { adminNotices } from '@sorella/core/notices/admin.notices';
import { noticeOf } from '@sorella/core/notices/notice';
import { adminTableTexts, auditPanelTexts } from '@sorella/core/notices/texts/admin-tools.texts';
import { AuditPanel } from '../../../admin/tools/AuditPanel.tsx';
import { useAppServices } from '../../../runtime/AppServicesProvider.tsx';
import { onClock } from './export-values.ts';
import { oneOf, useAdminTable } from './use-admin-table.ts';

const ALL = 'all';
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
] as const;
const NO_FILTERS = { action: '', tableName: '' };

/** The audit log on live data. */
export function AuditFlow() {
  const { data } = useAppServices();
  const { table, filters } = useAdminTable({
    name: 'audit-log',
    sortBy: 'date',
    noFilters: NO_FILTERS,
    failed: noticeOf(adminNotices, 'audit-log-load-failed'),
    read: ({ filters: { action, tableName }, page, pageSize, ascending, search, isExport }, signal) => {
      const request = { page, pageSize, ascending, search, isExport };
      const wanted = oneOf(ACTIONS, action);
      const of = oneOf(TABLES, tableName);
      return data.admin.listAuditLog(
        {
          ...request,
          ...(action !== ALL && { action: wanted ?? 'without-own-reading' }),
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
      filters={[
        {
          id: 'action',
          label: auditPanelTexts.action,
          value: filters.action,
          options: [
            { value: '', label: auditPanelTexts.withoutOwnReading },
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
      ]}
    />
  );
}
