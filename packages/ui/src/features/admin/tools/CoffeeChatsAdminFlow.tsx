import { dataErrorCode } from '@sorella/core/data-port';
import type { CoffeeChatStatus } from '@sorella/core/domain/entities/coffee-chat';
import { adminNotices } from '@sorella/core/notices/admin.notices';
import { coffeeChatsNotices } from '@sorella/core/notices/coffee-chats.notices';
import { noticeOf } from '@sorella/core/notices/notice';
import { coffeeChatStatusTexts } from '@sorella/core/notices/texts/coffee-chats.texts';
import { useQueryClient } from '@tanstack/react-query';
import { ACTIVE_STATUSES, CoffeeChatsPanel } from '../../../admin/tools/CoffeeChatsPanel.tsx';
import { useAppServices } from '../../../runtime/AppServicesProvider.tsx';
import { reportFailure } from '../../../runtime/app-services.ts';
import { lateDecisionNotice } from '../decisions/late-decision-notice.ts';
import { readDecidedAgain } from '../decisions/read-decided-again.ts';
import { useUndoableDecisions } from '../decisions/use-undoable-decisions.ts';
import { undoableRows } from './undoable-rows.ts';
import { oneOf, useAdminTable } from './use-admin-table.ts';

const SORTS = ['date'] as const;
const CANCELLED = 'cancelled';
const NO_FILTERS = { shown: '', status: '' };

/** All coffee chat requests on live data. */
export function CoffeeChatsAdminFlow() {
  const services = useAppServices();
  const { data, notices } = services;
  const queries = useQueryClient();
  const { table, filters } = useAdminTable({
    name: 'coffee-chats',
    sorts: SORTS,
    noFilters: NO_FILTERS,
    choices: { shown: [CANCELLED], status: ACTIVE_STATUSES },
    failed: noticeOf(adminNotices, 'admin-coffee-chats-load-failed'),
    read: ({ filters: { shown, status }, page, pageSize, ascending }, signal) => {
      const show = shown === CANCELLED ? CANCELLED : 'active';
      const wanted = show === CANCELLED ? undefined : oneOf(ACTIVE_STATUSES, status);
      return data.coffeeChats.listAll(
        { page, pageSize, order: ascending ? 'oldest' : 'newest', show, ...(wanted && { status: wanted }) },
        signal ? { signal } : {},
      );
    },
  });
  const decisions = useUndoableDecisions<{ decision: CoffeeChatStatus; seen: CoffeeChatStatus }>(
    async ({ ids: [requestId = ''], decided: { decision, seen } }) => {
      let failure: unknown;
      try {
        await data.coffeeChats.setStatus({ requestId, status: decision, seen });
        const status = coffeeChatStatusTexts[decision].toLowerCase();
        notices.publish(noticeOf(coffeeChatsNotices, 'coffee-chat-status-updated', { status }));
      } catch (error) {
        const isForbidden = dataErrorCode(error) === 'forbidden';
        notices.publish(
          lateDecisionNotice(error) ??
            noticeOf(
              coffeeChatsNotices,
              isForbidden ? 'coffee-chat-status-admin-only' : 'coffee-chat-status-update-failed',
            ),
        );
        reportFailure(services, error);
        failure = error;
      }
      await readDecidedAgain(queries, ['admin-tools', 'coffee-chats'], 'coffee-chat', failure);
    },
  );
  return (
    <CoffeeChatsPanel
      {...table}
      status={filters.status}
      shown={filters.shown === CANCELLED ? CANCELLED : 'active'}
      onShownChange={(next) => table.onFilterChange?.({ id: 'shown', value: next === 'active' ? '' : next })}
      heldOf={undoableRows(decisions.held).one}
      onStatusChange={({ request, status }) =>
        decisions.hold([request.id], { decision: status, seen: request.status })
      }
      onTakeBack={decisions.takeBack}
    />
  );
}
