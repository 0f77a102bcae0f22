import { setTimeout } from 'node:timers/promises';
import { type Asked, ask } from './ask-project.ts';
import { openProceduresComplaint, openTablesComplaint } from './refusals.ts';
import { signUpCheck } from './sign-up-check.ts';

/** A project that runs, as anybody may ask it. */
export interface LiveProject extends Asked {
  /** Where its site is served. */
  readonly site?: string | undefined;
  /** Whom to sign up, to see that Auth's mails leave. It is asked for on purpose: an account stands afterwards. */
  readonly mailTo?: string | undefined;
  /** Its deployment has just ended: the site need not be served yet, and the schedule may still come for the first time. */
  readonly justDeployed?: FirstRun | undefined;
}

/** How long the schedule is waited for, and how often it is looked after meanwhile, both in ms. */
interface FirstRun {
  readonly forMs: number;
  readonly everyMs: number;
}

/**
 * What was found: undefined where all is well, a text where something is wrong (and what to do); else what is to be said
 * of what is well (✓) or was not asked (–).
 */
type Finding = string | undefined | { readonly mark: '✓' | '–'; readonly text: string };

const notAsked = (text: string): Finding => ({ mark: '–', text });

/** One thing that is asked of a project that runs. */
export interface LiveCheck {
  readonly title: string;
  /** Where it fails nothing else can be asked. */
  readonly isGround?: true;
  run(project: LiveProject): Promise<Finding>;
}

const FUNCTIONS = [
  'cancel-user-subscription',
  'send-contact-email',
  'verify-event-payment',
  'verify-paypal-payment',
  'verify-subscription-payment',
];
const HEADERS = ['content-security-policy', 'x-content-type-options', 'referrer-policy'];

const LATE: Readonly<Record<string, string>> = {
  'mails-late':
    'Mails wait for more than ten minutes: is the key of the mail service right, and its domain confirmed?',
  'schedule-late':
    'The schedule did not come for ten minutes: is it set (select private.set_schedules), and SCHEDULE_SECRET the same?',
};

const post = (project: LiveProject, path: string, body: unknown, headers: Record<string, string> = {}) =>
  ask(project, path, { method: 'POST', body: JSON.stringify(body), headers });

const JOIN_MS = 10_000;

/** What a stranger who joins a channel that is not private is told: `ok`, why not, or nothing. */
function joined({ url, key }: LiveProject): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  const socket = new WebSocket(
    `${url.replace(/^http/, 'ws')}/realtime/v1/websocket?apikey=${encodeURIComponent(key)}&vsn=1.0.0`,
  );
  const patience = globalThis.setTimeout(() => resolve(undefined), JOIN_MS);
  socket.addEventListener('open', () =>
    socket.send(
      JSON.stringify({
        topic: 'realtime:is-anything-public',
        event: 'phx_join',
        ref: '1',
        join_ref: '1',
        payload: { config: { private: false, broadcast: {}, presence: {}, postgres_changes: [] } },
      }),
    ),
  );
  socket.addEventListener('message', ({ data }) => {
    const { event, payload } = JSON.parse(String(data));
    if (event === 'phx_reply')
      resolve(payload.status === 'ok' ? 'ok' : String(payload.response?.reason ?? payload.status));
  });
  for (const end of ['close', 'error']) socket.addEventListener(end, () => resolve(undefined));
  return promise.finally(() => {
    clearTimeout(patience);
    socket.close();
  });
}

/** Everything that can be asked of a project from outside, without an account, and changing nothing but with `mailTo`. */
export const liveChecks: readonly LiveCheck[] = [
  {
    title: 'The project answers, and the key is its own',
    isGround: true,
    async run(project) {
      const answer = await ask(project, '/auth/v1/settings').catch(() => undefined);
      if (answer === undefined) return `${project.url} cannot be reached.`;
      return [401, 403].includes(answer.status)
        ? `${project.url} answered ${answer.status}: the key is not this project's.`
        : undefined;
    },
  },
  {
    title: 'Visitors see the events',
    async run(project) {
      const answer = await post(project, '/rest/v1/rpc/list_events', { earliest: new Date().toISOString() });
      return answer.ok ? undefined : `list_events answered ${answer.status}: are the migrations applied?`;
    },
  },
  {
    title: 'Visitors see nothing of members, bookings, messages and money',
    run: openTablesComplaint,
  },
  {
    title: 'Visitors can call nothing of members and admins',
    run: openProceduresComplaint,
  },
  {
    title: 'Anybody can sign up, and has to confirm her address',
    async run(project) {
      const answer = await ask(project, '/auth/v1/settings');
      if (!answer.ok) return `Auth answered ${answer.status}.`;
      const { disable_signup, mailer_autoconfirm, external } = await answer.json();
      if (disable_signup === true || external?.email === false) return 'Signing up is switched off.';
      return mailer_autoconfirm === true ? 'Addresses are taken without confirmation.' : undefined;
    },
  },
  {
    title: 'Auth hands mails to its mail server',
    run: async (project) =>
      project.mailTo === undefined
        ? notAsked('Not asked: --mail-to you@example.org signs that address up.')
        : signUpCheck(project, project.mailTo),
  },
  {
    title: 'The functions answer, and look at their callers themselves',
    async run(project) {
      for (const name of FUNCTIONS) {
        const answer = await post(project, `/functions/v1/${name}`, {});
        const { error } = await answer.json().catch(() => ({}));
        if (answer.status !== 400 || typeof error !== 'string')
          return `${name} answered ${answer.status}: is it deployed, with verify_jwt = false?`;
      }
      const stranger = await post(project, '/functions/v1/deliver-mails', {});
      return stranger.status === 401
        ? undefined
        : `deliver-mails answered ${stranger.status} to a stranger; it should be 401.`;
    },
  },
  {
    title: 'Mails go out, and the schedule runs',
    async run(project) {
      const { forMs = 0, everyMs = 0 } = project.justDeployed ?? {};
      const until = Date.now() + forMs;
      for (;;) {
        const answer = await ask(project, '/functions/v1/health');
        const { status } = await answer.json().catch(() => ({ status: undefined }));
        if (status === 'ok') return undefined;
        if (status !== 'schedule-late' || Date.now() >= until)
          return LATE[status] ?? `health answered ${answer.status} ${status ?? ''}`;
        await setTimeout(everyMs);
      }
    },
  },
  {
    title: 'Live updates are private',
    async run(project) {
      const answer = await joined(project);
      if (answer === undefined) return 'Realtime did not answer, so nobody knows: ask again.';
      if (answer === 'ok')
        return "Anybody can join a public channel: allow private channels only in Realtime's settings.";
      return /private channels/.test(answer) ? undefined : `Realtime refused with ${answer}: ask again.`;
    },
  },
  {
    title: 'The site is served with its headers, and asks this project',
    async run({ site, url, justDeployed }) {
      if (site === undefined) return notAsked('Not asked: its address was not given.');
      const answer = await fetch(site).catch((error: unknown) => error);
      if (justDeployed !== undefined && !(answer instanceof Response && answer.ok))
        return notAsked(`${site} is not served yet: the app is built and uploaded apart.`);
      if (!(answer instanceof Response)) return `${site} cannot be reached.`;
      const missing = HEADERS.filter((name) => !answer.headers.has(name));
      if (!answer.ok) return `${site} answered ${answer.status}.`;
      if (missing.length > 0)
        return `Headers are missing: ${missing.join(', ')} (app/dist/_headers has them).`;
      const policy = answer.headers.get('content-security-policy') ?? '';
      return policy.includes(new URL(url).host)
        ? undefined
        : `The content security policy does not allow ${url}: was the app built for another project?`;
    },
  },
];
