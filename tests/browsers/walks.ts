import type { Hands } from './page.ts';

/** One thing that is tried in each browser. */
export interface Walk {
  readonly title: string;
  readonly run: (hands: Hands, world: World) => Promise<void>;
}

/** What a walk may do besides pressing. */
export interface World {
  /** Cuts the way to the backend, and mends it. */
  readonly cut: (isCut: boolean) => void;
  /** Words that nobody else has written. */
  readonly unique: string;
}

const PASSWORD = 'sorella-demo';

async function signIn({ go, fill, press, sees }: Hands, email: string) {
  await go('/signin');
  await fill('Email', email);
  await fill('Password', PASSWORD);
  await press('button', 'Sign In', true);
  await sees('Upcoming Events');
}

const signOut = async ({ page, go }: Hands) => {
  await page.ask('localStorage.clear(); sessionStorage.clear(); return null');
  await go('/');
};

/** Joining, applying, paying, writing, choosing days, without a network and back, and an organizer's desk. */
export const walks: readonly Walk[] = [
  {
    title: 'public pages',
    async run({ go, sees, picture }) {
      for (const [path, words] of [
        ['/', 'Join Now'],
        ['/events', 'Upcoming Events'],
        ['/faq', 'Frequently asked questions'],
        ['/safety', 'Safety'],
        ['/terms', 'Terms'],
        ['/signup', 'First name'],
      ] as const) {
        await go(path);
        await sees(words);
        await picture(`public${path.replaceAll('/', '-')}`);
      }
    },
  },
  {
    title: 'applying for a free event',
    async run(hands) {
      await signIn(hands, 'noor@sorella.test');
      await hands.press('button', 'Apply for Free');
      await hands.sees('Application Submitted');
      await hands.picture('applied');
    },
  },
  {
    title: 'applying and paying',
    async run(hands) {
      await hands.go('/events');
      await hands.press('button', 'Pay & Book');
      await hands.sees('reference');
      await hands.picture('paying');
    },
  },
  {
    title: 'writing, without a network and back',
    async run(hands, { cut, unique }) {
      await hands.go('/messages');
      await hands.press('link', 'Maya');
      await hands.fill('Message', `Before the tunnel ${unique}`);
      await hands.press('button', 'Send');
      await hands.sees(`Before the tunnel ${unique}`);
      cut(true);
      await hands.fill('Message', `In the tunnel ${unique}`);
      await hands.press('button', 'Send');
      await hands.sees(`In the tunnel ${unique}`);
      await hands.picture('without-network');
      cut(false);
      await hands.go('/messages');
      await hands.sees(`In the tunnel ${unique}`);
    },
  },
  {
    title: 'choosing days for a coffee chat',
    async run(hands) {
      await hands.go('/coffee-chats');
      await hands.press('button', 'Request Coffee Chat');
      await hands.sees('Choose');
      await hands.picture('days');
    },
  },
  {
    title: "an organizer's desk",
    async run(hands) {
      await signOut(hands);
      await signIn(hands, 'admin@sorella.test');
      await hands.go('/admin/applications');
      await hands.press('button', 'Approve');
      await hands.sees('Take back');
      await hands.picture('desk');
    },
  },
];
