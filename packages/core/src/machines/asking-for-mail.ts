/** The memory of a failure that is told when its time has come: an action of the machine takes the error. */
type NoteFailure = {
  readonly type: 'noteFailure';
  readonly params: (from: { event: { error: unknown } }) => { error: unknown };
};

const noteFailure: NoteFailure = {
  type: 'noteFailure',
  params: ({ event: { error } }) => ({ error }),
};

/**
 * Asking for a mail to an address that may be anybody's or nobody's. Two things go on beside each other:
 * the service is asked, and the answer is given by the clock alone, since how long the service takes depends on whether
 * it knows the address. A failure that is known by then is told then; one that comes later takes 'sent' back.
 *
 * The machine brings the guards `hasFailed` and `isTold`, the actions `noteFailure`, `tellFailure` and `tellSent`, the
 * delay `answerTime`, and a state `idle`.
 *
 * @param machine - its id.
 * @param request - the invocation that asks the service.
 * @param sent - what the state of being told does besides.
 */
export function askingForMail<
  const Request extends { readonly id: string; readonly src: string },
  const Sent extends object,
>(machine: string, request: Request, sent: Sent) {
  const idle = `#${machine}.idle`;
  return {
    delivering: {
      initial: 'requesting',
      states: {
        requesting: {
          invoke: {
            ...request,
            onDone: 'settled',
            onError: [
              { guard: 'isTold', target: idle, actions: [noteFailure, 'tellFailure'] },
              { target: 'settled', actions: noteFailure },
            ],
          },
        },
        settled: {},
      },
    },
    answering: {
      initial: 'sending',
      states: {
        sending: {
          after: {
            answerTime: [
              { guard: 'hasFailed', target: idle, actions: 'tellFailure' },
              { target: 'sent', actions: 'tellSent' },
            ],
          },
        },
        sent,
      },
    },
  } as const;
}

/** A snapshot of a machine that is {@link askingForMail} in its state `asking`. */
interface AskingSnapshot {
  matches(value: { asking: { answering: 'sending' | 'sent' } }): boolean;
}

/** The mail is being asked for, for every address as long: 'Sending...' */
export const isSending = (snapshot: AskingSnapshot): boolean =>
  snapshot.matches({ asking: { answering: 'sending' } });

/** It is said to be on its way. */
export const isSent = (snapshot: AskingSnapshot): boolean =>
  snapshot.matches({ asking: { answering: 'sent' } });
