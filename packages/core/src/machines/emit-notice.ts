import {
  type ActionArgs,
  type ActionFunction,
  type EventObject,
  emit,
  type MachineContext,
  type ParameterizedObject,
} from 'xstate';
import type { FilledNotice } from '../notices/notice.ts';

/** What a machine emits when a person should read something; the flow shows it. */
export interface NoticeEmitted {
  type: 'notice';
  notice: FilledNotice;
}

/** The action that emits an entry of the catalogue, or the one that follows from the machine event. */
export function emitNotice<
  Context extends MachineContext,
  ExpressionEvent extends EventObject,
  Params extends ParameterizedObject['params'] | undefined,
  Event extends EventObject,
>(
  notice:
    | FilledNotice
    | ((args: ActionArgs<Context, ExpressionEvent, Event>, params: Params) => FilledNotice),
): ActionFunction<Context, ExpressionEvent, Event, Params, never, never, never, never, NoticeEmitted> {
  return emit((args, params) => ({
    type: 'notice',
    notice: typeof notice === 'function' ? notice(args, params) : notice,
  }));
}
