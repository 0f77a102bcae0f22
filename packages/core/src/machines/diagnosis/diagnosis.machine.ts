import { assign, setup, stateIn } from 'xstate';
import { DIAGNOSIS_INTERVAL_MS, DIAGNOSIS_TIMEOUT_MS } from '../../domain/limits.ts';
import { emitNotice, type NoticeEmitted } from '../emit-notice.ts';
import { missingActor } from '../missing-actor.ts';
import { findingNotice } from './diagnosis.rules.ts';

/** What the machine is given. */
export interface DiagnosisInput {
  /** Milliseconds since 1970. */
  now(): number;
}

/** Memory of the machine. */
export interface DiagnosisContext {
  /** When the connection may be checked again, in ms since 1970; null when it may. */
  checkableAt: number | null;
  now: DiagnosisInput['now'];
}

/** Everything the machine listens to: the visitor presses 'Check my connection'. */
export interface DiagnosisEvent {
  type: 'diagnosis.begin';
}

/** What the machine tells its surroundings. */
export type DiagnosisEmitted = NoticeEmitted;

/**
 * Finds out after a failed sign-in whether the internet or the auth service is to blame. The words
 * are in `diagnosis.spec.md`.
 */
export const diagnosisMachine = setup({
  types: {
    input: {} as DiagnosisInput,
    context: {} as DiagnosisContext,
    events: {} as DiagnosisEvent,
    emitted: {} as DiagnosisEmitted,
    tags: {} as 'busy',
  },
  actors: {
    /** Asks an address of the configuration; true when anything answered. */
    'connection.probe': missingActor<boolean, void>('connection.probe'),
    'auth.isReachable': missingActor<boolean, void>('auth.isReachable'),
  },
  delays: {
    /** Until the whole check gives up. */
    diagnosisTimeout: DIAGNOSIS_TIMEOUT_MS,
    /** From one answer to the next check. */
    diagnosisInterval: DIAGNOSIS_INTERVAL_MS,
  },
  guards: {
    isAsking: stateIn({ checking: 'asking' }),
  },
  actions: {
    tellGood: emitNotice(findingNotice('good')),
    tellAuthService: emitNotice(findingNotice('auth-service')),
    tellConnection: emitNotice(findingNotice('connection')),
    beginWait: assign({ checkableAt: ({ context }) => context.now() + DIAGNOSIS_INTERVAL_MS }),
    endWait: assign({ checkableAt: null }),
  },
}).createMachine({
  id: 'diagnosis',
  context: ({ input }) => ({ checkableAt: null, now: input.now }),
  initial: 'idle',
  states: {
    idle: { on: { 'diagnosis.begin': 'checking' } },
    checking: {
      tags: 'busy',
      after: {
        diagnosisTimeout: [
          { guard: 'isAsking', target: 'answered', actions: 'tellAuthService' },
          { target: 'answered', actions: 'tellConnection' },
        ],
      },
      initial: 'probing',
      states: {
        probing: {
          invoke: {
            id: 'probe',
            src: 'connection.probe',
            onDone: [
              { guard: ({ event }) => event.output, target: 'asking' },
              { target: '#diagnosis.answered', actions: 'tellConnection' },
            ],
            onError: { target: '#diagnosis.answered', actions: 'tellConnection' },
          },
        },
        asking: {
          invoke: {
            id: 'ask',
            src: 'auth.isReachable',
            onDone: [
              {
                guard: ({ event }) => event.output,
                target: '#diagnosis.answered',
                actions: 'tellGood',
              },
              { target: '#diagnosis.answered', actions: 'tellAuthService' },
            ],
            onError: { target: '#diagnosis.answered', actions: 'tellAuthService' },
          },
        },
      },
    },
    answered: {
      entry: 'beginWait',
      exit: 'endWait',
      after: { diagnosisInterval: 'idle' },
    },
  },
});
