import { dataErrorCode } from '@sorella/core/data-port';
import { confirmationAddress } from '@sorella/core/domain/accounts/confirmation-address';
import { EMPTY_SIGN_UP, pendingSignUpOf, type SignUpDraft } from '@sorella/core/domain/sign-up/sign-up-draft';
import { draftOf, isRefusal, requestOf, signUpMachine } from '@sorella/core/machines/sign-up';
import { createSignUpStore } from '@sorella/core/offline';
import { createActor, fromPromise } from 'xstate';
import type { ActorServices } from '../../runtime/actor-services.ts';

const isSame = (one: SignUpDraft, other: SignUpDraft) =>
  one.step === other.step &&
  one.details === other.details &&
  one.photo === other.photo &&
  one.answers === other.answers;

/**
 * The machine of sign-up, joined to the port and the device. What the visitor changes is kept on the device
 * at once; a server that refuses it has it deleted until the visitor changes something, one that does not
 * answer leaves it there for the next press or, if it has made the account, for the sign-in.
 */
export function createSignUpActor({
  data,
  store,
  now,
  perform,
  runtime,
  origin,
}: Pick<ActorServices, 'data' | 'store' | 'now' | 'perform' | 'runtime'> & {
  /** Where the visitor wanted to be: the mail's link leads back there. */
  origin?: string | undefined;
}) {
  const device = createSignUpStore(store, now);
  const machine = signUpMachine.provide({
    actors: {
      'draft.read': fromPromise(() => perform('draft.read', () => device.read())),
      'auth.signUp': fromPromise(async ({ input: { entry, password } }) => {
        const request = requestOf(entry, password);
        const sent = await device.noteSent({ ...entry, step: 'questions' }, request.email);
        try {
          const redirectTo = confirmationAddress(window.location.origin, origin);
          return await data.auth.signUp({ ...request, redirectTo });
        } catch (error) {
          // The account that is in the way may be the one that an unanswered request has made.
          const mayBeHers = sent.isAgain && dataErrorCode(error) === 'email-taken';
          if (isRefusal(error)) await sent.takeBack();
          if (isRefusal(error) && !mayBeHers) await device.keep(null);
          throw error;
        }
      }),
      'signUpData.store': fromPromise(({ input: { entry, account } }) =>
        perform('signUpData.store', () => device.store(pendingSignUpOf(entry, account, now()))),
      ),
    },
  });
  const actor = createActor(machine, { ...runtime });

  // Null where nothing is filled in: what stands there afterwards is as it came, not a change by the visitor.
  let known: SignUpDraft | null = null;
  actor.subscribe((snapshot) => {
    const draft = draftOf(snapshot);
    const before = known;
    known = draft;
    if (draft === null || before === null || isSame(draft, before)) return;
    if (isSame(draft, { ...EMPTY_SIGN_UP, step: draft.step })) void device.keep(null);
    else void device.keep(draft);
  });
  return actor;
}
