import { type CoffeeChats, DataError, dataErrorCode, type PageQuery } from '@sorella/core/data-port';
import {
  AdminCoffeeChat,
  CoffeeChatIdea,
  CoffeeChatRequest,
} from '@sorella/core/domain/entities/coffee-chat';
import * as z from 'zod/mini';
import { pageOf } from './admin-pages.ts';
import type { Connection } from './connection.ts';
import { answeredDecision } from './late-decisions.ts';
import { answeredTogether } from './together.ts';
import { answered, answeredPage, parsed } from './wire.ts';

const COLUMNS =
  'id,requester_id,recipient_id,message,status,proposed_dates,time_zone,selected_date,created_at,updated_at';

/** What a request is refused with when it stands there already. */
const MAY_STAND_ALREADY: ReadonlySet<string> = new Set(['conflict', 'too-many-coffee-chats']);

/** The two sides of a request; what was taken back is no longer asked of anybody. */
const SIDES = {
  requester_id: { part: 'coffee-chats-asked', statuses: undefined },
  recipient_id: { part: 'coffee-chats-received', statuses: ['pending', 'accepted', 'completed'] },
} as const;

const rangeOf = ({ page, pageSize }: PageQuery): [number, number] => {
  const size = Math.min(pageSize, 100);
  return [(page - 1) * size, page * size - 1];
};

/** Asking for coffee chats, answering, and the admin's list of them. */
export function createCoffeeChats(connection: Connection): CoffeeChats {
  /** The row behind an id that may not be there; under the caller's own rights. */
  async function find(id: string): Promise<CoffeeChatRequest | null> {
    const rest = await connection.rest();
    const call = rest.from('coffee_chat_requests').select(COLUMNS).eq('id', id);
    const { data } = await answered(connection, call);
    return parsed(z.array(CoffeeChatRequest), data)[0] ?? null;
  }

  /** A page of one side; the first of the newest is also a part of what is read together. */
  async function readPage(column: keyof typeof SIDES, userId: string, query: PageQuery) {
    const rest = await connection.rest();
    const { part, statuses } = SIDES[column];
    const ascending = query.order === 'oldest';
    const matching = (head: boolean) => {
      const all = rest
        .from('coffee_chat_requests')
        .select(COLUMNS, { count: 'exact', head })
        .eq(column, userId);
      return statuses ? all.in('status', statuses) : all;
    };
    const call = matching(false)
      .order('created_at', { ascending })
      .order('id', { ascending })
      .range(...rangeOf(query));
    const isNewest = query.page === 1 && !ascending;
    const own = { part, userId, pageSize: query.pageSize };
    return answeredPage(
      connection,
      CoffeeChatRequest,
      isNewest ? answeredTogether(connection, rest, own, call) : call,
      () => matching(true),
    );
  }

  return {
    async create({ id, requesterId, recipientId, message, proposedDates, timeZone }) {
      const rest = await connection.rest();
      const row = {
        id,
        requester_id: requesterId,
        recipient_id: recipientId,
        message,
        proposed_dates: [...proposedDates],
        time_zone: timeZone,
      };
      try {
        const call = rest.from('coffee_chat_requests').insert(row).select(COLUMNS).single();
        return parsed(CoffeeChatRequest, (await answered(connection, call)).data);
      } catch (thrown) {
        if (!MAY_STAND_ALREADY.has(dataErrorCode(thrown))) throw thrown;
        const standing = await find(id);
        if (standing?.requesterId !== requesterId) throw thrown;
        return standing;
      }
    },

    listOwn: (userId, query) => readPage('requester_id', userId, query),

    listReceived: (userId, query) => readPage('recipient_id', userId, query),

    async cancelOwn({ requestId, userId }) {
      const rest = await connection.rest();
      const call = rest
        .from('coffee_chat_requests')
        .update({ status: 'cancelled' })
        .eq('id', requestId)
        .eq('requester_id', userId)
        .eq('status', 'pending')
        .select(COLUMNS);
      const [cancelled] = parsed(z.array(CoffeeChatRequest), (await answered(connection, call)).data);
      if (cancelled) return cancelled;
      // Nothing was changed: it is somebody else's, or it waits no more.
      const standing = await find(requestId);
      throw new DataError(standing?.requesterId === userId ? 'already-decided' : 'forbidden');
    },

    async answer({ requestId, chosenDate }) {
      const rest = await connection.rest();
      const choice = chosenDate === null ? {} : { chosen_date: chosenDate };
      const call = rest.rpc('answer_coffee_chat', { request_id: requestId, ...choice });
      const [row] = parsed(z.array(CoffeeChatRequest), (await answered(connection, call)).data);
      if (!row) throw new DataError('not-found');
      return row;
    },

    async listIdeas(userId) {
      const rest = await connection.rest();
      const call = rest.rpc('get_coffee_chat_ideas', { for_user_id: userId });
      return parsed(z.array(CoffeeChatIdea), (await answered(connection, call)).data);
    },

    async listAll({ page, pageSize, order, show, status }) {
      const rest = await connection.rest();
      const call = rest.rpc('list_coffee_chats', {
        page,
        page_size: Math.min(pageSize, 100),
        ascending: order === 'oldest',
        cancelled: show === 'cancelled',
        ...(status && { wanted_status: status }),
      });
      return pageOf(AdminCoffeeChat, (await answered(connection, call)).data);
    },

    async setStatus({ requestId, status, seen }) {
      const rest = await connection.rest();
      const call = rest.rpc('admin_set_coffee_chat_status', {
        request_id: requestId,
        wanted_status: status,
        ...(seen !== undefined && { seen_status: seen }),
      });
      return parsed(CoffeeChatRequest, (await answeredDecision(connection, call)).data);
    },
  };
}
