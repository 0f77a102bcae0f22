import { expect } from 'vitest';
import type { SessionChange } from '../community-data.ts';
import type { ContractHarness, ContractOptions, CreateHarness } from './harness.ts';
import { describeContract, eventually, rejection } from './suite.ts';

const REDIRECT = 'http://localhost:3000/email-confirmed';
const RESET_REDIRECT = 'http://localhost:3000/update-password';

const aStranger = (harness: ContractHarness) => ({
  email: `${harness.unique()}@sorella.test`,
  password: 'a-long-password',
  firstName: 'Nina',
  lastName: 'Simmel',
  redirectTo: REDIRECT,
});

/** What the port promises about accounts and sessions. */
export function describeAuthContract(createHarness: CreateHarness, options: ContractOptions = {}): void {
  describeContract('auth', createHarness, options, (promise) => {
    promise('signs in and keeps the session (R-070, R-071)', async (harness) => {
      const data = await harness.dataFor('visitor');
      const { userId, email, password } = harness.account('maya');
      expect(data.auth.hasStoredSession()).toBe(false);
      expect(await data.auth.getSession()).toBeNull();
      const session = await data.auth.signInWithPassword({ email, password });
      expect(session).toMatchObject({ userId, email });
      expect(session.expiresAt * 1000).toBeGreaterThan(Date.now());
      expect(await data.auth.getSession()).toEqual(session);
      expect(data.auth.hasStoredSession()).toBe(true);
    });

    promise('rejects a wrong password and an unknown address alike (R-060)', async (harness) => {
      const data = await harness.dataFor('visitor');
      const { email, password } = harness.account('maya');
      const wrong = rejection(data.auth.signInWithPassword({ email, password: `${password}!` }));
      const unknown = rejection(
        data.auth.signInWithPassword({ email: `${harness.unique()}@sorella.test`, password }),
      );
      expect(await Promise.all([wrong, unknown])).toEqual(['invalid-credentials', 'invalid-credentials']);
      expect(data.auth.hasStoredSession()).toBe(false);
    });

    promise(
      'signs up, refuses sign-in until the link is used, then lets in (R-061, A-47)',
      async (harness) => {
        const data = await harness.dataFor('visitor');
        const stranger = aStranger(harness);
        const { userId, email } = await data.auth.signUp(stranger);
        expect(email).toBe(stranger.email);
        expect(await rejection(data.auth.signInWithPassword(stranger))).toBe('email-not-confirmed');
        const tokenHash = await harness.tokenHashSentTo(email);
        const confirmed = await data.auth.confirmEmail({ kind: 'token-hash', tokenHash, type: 'signup' });
        expect(confirmed).toBe(stranger.email);
        const elsewhere = await harness.dataFor('visitor');
        expect(await elsewhere.auth.signInWithPassword(stranger)).toMatchObject({ userId });
      },
    );

    promise('begins the profile with the name that signed up (R-070, R-147)', async (harness) => {
      const data = await harness.dataFor('visitor');
      const stranger = aStranger(harness);
      const { userId, email } = await data.auth.signUp(stranger);
      const tokenHash = await harness.tokenHashSentTo(email);
      await data.auth.confirmEmail({ kind: 'token-hash', tokenHash, type: 'signup' });
      await data.auth.signInWithPassword(stranger);
      expect(await data.profiles.getOwn(userId)).toMatchObject({ firstName: 'Nina', lastName: 'Simmel' });
    });

    promise('rejects a link that was used or made up with link-expired (A-47)', async (harness) => {
      const data = await harness.dataFor('visitor');
      const { email } = await data.auth.signUp(aStranger(harness));
      const tokenHash = await harness.tokenHashSentTo(email);
      const link = { kind: 'token-hash', tokenHash, type: 'signup' } as const;
      await data.auth.confirmEmail(link);
      const madeUp = { ...link, tokenHash: 'made-up' };
      const session = { kind: 'session', accessToken: 'bWFkZQ.dXA.aXQ' } as const;
      const code = { kind: 'code', code: '5e0d4a56-7a3c-4a91-9c3e-1f6c5f0a1b2c' } as const;
      for (const spent of [link, madeUp, session, code])
        expect(await rejection(data.auth.confirmEmail(spent))).toBe('link-expired');
    });

    promise('confirms by a link that calls its type email (A-47)', async (harness) => {
      const data = await harness.dataFor('visitor');
      const stranger = aStranger(harness);
      const { email, userId } = await data.auth.signUp(stranger);
      const tokenHash = await harness.tokenHashSentTo(email);
      await data.auth.confirmEmail({ kind: 'token-hash', tokenHash, type: 'email' });
      expect(await data.auth.signInWithPassword(stranger)).toMatchObject({ userId });
    });

    promise('takes a link whose session is handed over, and ends that session (A-47)', async (harness) => {
      const { data, accessToken } = await harness.sessionInLink('lena');
      const link = { kind: 'session', accessToken } as const;
      await data.auth.confirmEmail(link);
      expect(await rejection(data.auth.refreshSession())).toBe('session-expired');
    });

    promise('confirms without touching the session of this device (A-47)', async (harness) => {
      const { email } = await (await harness.dataFor('visitor')).auth.signUp(aStranger(harness));
      const tokenHash = await harness.tokenHashSentTo(email);
      const data = await harness.dataFor('maya');
      const before = await data.auth.getSession();
      const changes: string[] = [];
      const stop = data.auth.onSessionChange(({ type }) => changes.push(type));
      await data.auth.confirmEmail({ kind: 'token-hash', tokenHash, type: 'signup' });
      expect(await data.auth.getSession()).toEqual(before);
      expect(await data.auth.refreshSession()).toMatchObject({ userId: harness.account('maya').userId });
      await eventually(() => expect(changes).toEqual(['refreshed']));
      stop();
    });

    promise('rejects a password that is too short with weak-password', async (harness) => {
      const data = await harness.dataFor('visitor');
      expect(await rejection(data.auth.signUp({ ...aStranger(harness), password: 'abc' }))).toBe(
        'weak-password',
      );
    });

    promise('keeps the account when its address signs up again (R-119, A-85)', async (harness) => {
      const data = await harness.dataFor('visitor');
      const { email, password, userId } = harness.account('maya');
      const outcome = await rejection(data.auth.signUp({ ...aStranger(harness), email }));
      expect(['email-taken', 'resolved']).toContain(outcome);
      expect(await data.auth.signInWithPassword({ email, password })).toMatchObject({ userId });
    });

    promise(
      'resets a password through the mail, and says nothing about unknown addresses (A-32)',
      async (harness) => {
        const { email, userId, password } = await harness.newMember();
        const data = await harness.dataFor('visitor');
        const redirectTo = RESET_REDIRECT;
        await data.auth.requestPasswordReset({ email: `${harness.unique()}@sorella.test`, redirectTo });
        await data.auth.requestPasswordReset({ email, redirectTo });
        const recovery = data.auth.openRecovery({ tokenHash: await harness.tokenHashSentTo(email) });
        expect(await rejection(recovery.setPassword('abc'))).toBe('weak-password');
        expect(await recovery.setPassword('another-long-one')).toEqual({ email });
        expect(data.auth.hasStoredSession()).toBe(false);
        expect(await rejection(data.auth.signInWithPassword({ email, password }))).toBe(
          'invalid-credentials',
        );
        expect(await data.auth.signInWithPassword({ email, password: 'another-long-one' })).toMatchObject({
          userId,
        });
      },
    );

    promise('spends a recovery link with the first password, not with opening it (A-32)', async (harness) => {
      const { email } = await harness.newMember();
      const data = await harness.dataFor('visitor');
      await data.auth.requestPasswordReset({ email, redirectTo: RESET_REDIRECT });
      const tokenHash = await harness.tokenHashSentTo(email);
      data.auth.openRecovery({ tokenHash });
      await data.auth.openRecovery({ tokenHash }).setPassword('another-long-one');
      const again = data.auth.openRecovery({ tokenHash });
      expect(await rejection(again.setPassword('a-third-long-one'))).toBe('link-expired');
      const madeUp = data.auth.openRecovery({ tokenHash: 'made-up' });
      expect(await rejection(madeUp.setPassword('another-long-one'))).toBe('link-expired');
    });

    promise('ends every session of the account whose password is reset (A-32)', async (harness) => {
      const { email, data: other } = await harness.newMember();
      const data = await harness.dataFor('maya');
      await data.auth.requestPasswordReset({ email, redirectTo: RESET_REDIRECT });
      const recovery = data.auth.openRecovery({ tokenHash: await harness.tokenHashSentTo(email) });
      await recovery.setPassword('another-long-one');
      expect(await rejection(other.auth.refreshSession())).toBe('session-expired');
      // Whoever is signed in where the link was opened stays so.
      expect(await data.auth.refreshSession()).toMatchObject({ userId: harness.account('maya').userId });
    });

    promise('answers a second wish for a mail like the first, for every address (A-32)', async (harness) => {
      const data = await harness.dataFor('visitor');
      const { email } = await harness.newMember();
      const waiting = await data.auth.signUp(aStranger(harness));
      const ask = (to: string) => [
        data.auth.requestPasswordReset({ email: to, redirectTo: RESET_REDIRECT }),
        data.auth.resendConfirmation({ email: to, redirectTo: REDIRECT }),
      ];
      for (const to of [email, email, waiting.email, waiting.email, `${harness.unique()}@sorella.test`])
        expect(await Promise.all(ask(to).map(rejection))).toEqual(['resolved', 'resolved']);
    });

    promise('asks the service whose session it is (R-070)', async (harness) => {
      const data = await harness.dataFor('maya');
      const { userId, email } = harness.account('maya');
      expect(await data.auth.getUser()).toEqual({ userId, email });
      expect(await rejection((await harness.dataFor('visitor')).auth.getUser())).toBe('not-signed-in');
    });

    promise(
      'answers alike when mails are asked for too soon, known address or not (A-32, R-119)',
      async (harness) => {
        const data = await harness.dataFor('visitor');
        const stranger = aStranger(harness);
        await data.auth.signUp(stranger);
        const redirectTo = 'http://localhost:3000/update-password';
        for (const email of [stranger.email, `${harness.unique()}@sorella.test`])
          for (const _ of ['once', 'again']) {
            expect(await rejection(data.auth.resendConfirmation({ email, redirectTo: REDIRECT }))).toBe(
              'resolved',
            );
            expect(await rejection(data.auth.requestPasswordReset({ email, redirectTo }))).toBe('resolved');
          }
      },
    );

    promise('renews the session (R-070)', async (harness) => {
      const data = await harness.dataFor('maya');
      const { userId } = harness.account('maya');
      expect(await data.auth.refreshSession()).toMatchObject({ userId });
      expect(await data.access.hasMemberAccess(userId)).toBe(true);
    });

    promise('signs out of this device and of the backend (R-080, R-081)', async (harness) => {
      const data = await harness.dataFor('maya');
      await data.auth.signOut();
      expect(data.auth.hasStoredSession()).toBe(false);
      expect(await data.auth.getSession()).toBeNull();
      expect(await rejection(data.applications.listOwn(harness.account('maya').userId))).toBe(
        'not-signed-in',
      );
    });

    promise('tells of every change until it is stopped (R-070, R-071, R-072)', async (harness) => {
      const data = await harness.dataFor('visitor');
      const account = harness.account('maya');
      const changes: SessionChange[] = [];
      const stop = data.auth.onSessionChange((change) => changes.push(change));
      await data.auth.signInWithPassword(account);
      await data.auth.refreshSession();
      await data.auth.signOut();
      await eventually(() =>
        expect(changes.map(({ type }) => type)).toEqual(['signed-in', 'refreshed', 'signed-out']),
      );
      expect(changes.at(-1)).toEqual({ type: 'signed-out', refused: false });
      stop();
      await data.auth.signInWithPassword(account);
      expect(changes).toHaveLength(3);
    });

    for (const kind of ['expired', 'unknown'] as const) {
      promise(`rejects writing with an ${kind} session with session-expired (R-077)`, async (harness) => {
        const event = await harness.anEvent();
        const { userId } = harness.account('maya');
        const data = await harness.dataWithBrokenSession(kind);
        expect(await rejection(data.applications.apply({ eventId: event.id, userId }))).toBe(
          'session-expired',
        );
        expect(
          await (await harness.dataFor('maya')).applications.getOwnForEvent({ eventId: event.id, userId }),
        ).toBeNull();
      });

      promise(
        `rejects reading with an ${kind} session with session-expired (R-077, A-37)`,
        async (harness) => {
          const { userId } = harness.account('maya');
          const data = await harness.dataWithBrokenSession(kind);
          expect(await rejection(data.access.hasMemberAccess(userId))).toBe('session-expired');
        },
      );

      promise(
        `asks whose an ${kind} session is and rejects with session-expired (R-077)`,
        async (harness) => {
          const data = await harness.dataWithBrokenSession(kind);
          expect(await rejection(data.auth.getUser())).toBe('session-expired');
        },
      );

      promise(
        `tells before it rejects renewing an ${kind} session that it was refused (R-077, R-145)`,
        async (harness) => {
          const data = await harness.dataWithBrokenSession(kind);
          const heard: string[] = [];
          const stop = data.auth.onSessionChange((change) => {
            if (change.type === 'signed-out') heard.push(change.refused ? 'refused' : 'left');
          });
          heard.push(String(await rejection(data.auth.refreshSession())));
          expect(heard).toEqual(['refused', 'session-expired']);
          stop();
        },
      );

      promise(
        `rejects renewing an ${kind} session with session-expired and forgets it (R-077)`,
        async (harness) => {
          const data = await harness.dataWithBrokenSession(kind);
          expect(await rejection(data.auth.refreshSession())).toBe('session-expired');
          expect(data.auth.hasStoredSession()).toBe(false);
        },
      );
    }

    promise('knows that the service answers (R-068)', async (harness) => {
      const data = await harness.dataFor('visitor');
      expect(await data.auth.isReachable()).toBe(true);
    });
  });
}
