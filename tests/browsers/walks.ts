import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_IDS } from '@sorella/mocks';
import { ANSWERS, aNewcomer, aPhonePhoto } from '../journeys/newcomers.ts';
import { aMember, anApplicant, arrangeEvent, backstage, PASSWORD, rowsOf } from '../journeys/stack.ts';
import { type Hands, until } from './hands.ts';

/** What a walk may do besides pressing. */
export interface World {
  /** A page on a device that nobody has used; what was open before is closed. */
  newDevice(): Promise<Hands>;
  /** Cuts the network of the page, and mends it. */
  readonly cut: (isCut: boolean) => void;
  /** The path of the link to a page of the app, in the last mail to an address. */
  mailedPath(page: string, email: string): string | null;
}

/** One thing that is tried in each browser. */
export interface Walk {
  readonly title: string;
  readonly run: (world: World) => Promise<void>;
}

const accounts = { maya: 'maya@sorella.test', noor: 'noor@sorella.test', admin: 'admin@sorella.test' };

/** Signs in, and waits for the page that it leads to. */
async function typePassword({ fill, press, arrives, sees }: Hands, password: string): Promise<void> {
  await fill('Password', password);
  await press('button', 'Sign In', { exact: true, within: ['main', ''] });
  await arrives('/events');
  await sees('Click for more details');
}

/** Signs in on a new device, through the form. */
async function arrive(world: World, email: string): Promise<Hands> {
  const hands = await world.newDevice();
  await hands.go('/signin');
  await hands.fill('Email', email);
  await typePassword(hands, PASSWORD);
  return hands;
}

/** Pages that anybody reads, with words that stand there once they are drawn. */
const PUBLIC = [
  ['/', 'Join Now'],
  ['/events', 'Click for more details'],
  ['/faq', 'Frequently asked questions'],
  ['/safety', 'Block'],
  ['/community-guidelines', 'Community Guidelines'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/contact', 'Contact'],
  ['/signup', 'First name'],
] as const;

/** A member's pages, as Maya has them. */
const OWN = [
  ['/events?tab=applications', 'Applied'],
  ['/coffee-chats', 'Somewhere near Kreuzberg'],
  ['/messages', 'Noor Haddad'],
  [`/messages/${DEMO_IDS.noor}`, 'Noor Haddad'],
  ['/notifications', 'On this device'],
  ['/profile', 'Save Changes'],
] as const;

const nameOf = (path: string) =>
  path.replace(DEMO_IDS.noor, 'noor').replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '') || 'home';

/** Joining, applying, paying, writing, choosing days, without a network and back, and an organizer's desk. */
export const walks: readonly Walk[] = [
  {
    title: 'public pages',
    async run(world) {
      const { go, sees, picture } = await world.newDevice();
      for (const [path, words] of PUBLIC) {
        await go(path);
        await sees(words);
        await picture(`public-${nameOf(path)}`);
      }
    },
  },
  {
    title: "a member's pages",
    async run(world) {
      const { go, sees, picture } = await arrive(world, accounts.maya);
      for (const [path, words] of OWN) {
        await go(path);
        await sees(words);
        await picture(`member-${nameOf(path)}`);
      }
    },
  },
  {
    title: 'joining, with a photo, up to her first sign-in',
    async run(world) {
      const she = aNewcomer();
      const hands = await world.newDevice();
      const { go, fill, choose, press, sees, picture } = hands;
      await go('/signup');
      await fill('First name', she.firstName);
      await fill('Last name', she.lastName);
      await fill('Email', she.email);
      await fill('Password', she.password);
      await fill('Confirm password', she.password);
      await fill('Phone', she.phone);
      await choose('Gender', 'female');
      await fill('City', she.city);
      await fill('Age', she.age);
      await fill('Instagram', she.instagram);
      const photo = join(await mkdtemp(join(tmpdir(), 'sorella-photo-')), 'me.jpg');
      await writeFile(photo, await aPhonePhoto());
      await hands.chooseFile(photo);
      await hands.meets('button', 'Use photo');
      await picture('joining-photo');
      await press('button', 'Use photo');
      await hands.meets('img', 'Your photo');
      await press('checkbox', 'I agree');
      await picture('joining-details');
      await press('button', 'Next');
      await sees('Tell Us About Yourself');
      for (const option of Object.values(ANSWERS).flat()) await press('button', option, { exact: true });
      await picture('joining-questions');
      await press('button', 'Create Account');
      await sees('Account created successfully');
      await picture('joining-look-for-the-mail');
      const link = await until('the mail', async () => world.mailedPath('email-confirmed', she.email));
      await go(link);
      await sees('Email confirmed');
      await picture('joining-confirmed');
      await hands.press('link', 'Sign In', { within: ['main', ''] });
      await typePassword(hands, she.password);
      const { avatar_url: kept } = await until('her photo', async () => {
        const { data } = await backstage
          .from('profiles')
          .select('avatar_url')
          .eq('first_name', she.firstName)
          .single();
        return data?.avatar_url ? data : null;
      });
      if (!(await fetch(kept)).ok) throw new Error(`Her photo is not at ${kept}`);
    },
  },
  {
    title: 'applying for a free event',
    async run(world) {
      const event = await arrangeEvent({ title: 'Canal walk' });
      const { go, press, sees, picture } = await arrive(world, await aMember());
      // The events of the walks before stand first.
      await go(`/events?q=${encodeURIComponent(event.title)}`);
      const within = ['article', event.title] as const;
      await press('button', 'Click for more details', { within });
      await press('button', 'Go Back', { within });
      await press('button', 'Apply for Free', { within });
      await sees('Application Submitted');
      await sees('Pending Review');
      await picture('applied');
      await until('her application', async () =>
        (await rowsOf(event)).applications.length === 1 ? true : null,
      );
    },
  },
  {
    title: 'applying and paying',
    async run(world) {
      const event = await arrangeEvent({ title: 'Supper', credits: 6, paypalUsername: 'sorella' });
      const { go, press, sees, picture, leadsTo, meets } = await arrive(world, await aMember());
      // The events of the walks before stand first.
      await go(`/events?q=${encodeURIComponent(event.title)}`);
      const within = ['article', event.title] as const;
      await press('button', 'Pay & Book', { within });
      await press('button', 'Copy reference');
      await sees('Copied');
      await meets('link', 'Pay €30.00 with PayPal');
      await picture('paying');
      const link = await leadsTo('Pay €30.00 with PayPal');
      if (link !== 'https://paypal.me/sorella/30.00') throw new Error(`She pays at ${link}`);
      await press('button', 'Pay later');
      await press('tab', 'My Applications');
      await press('button', 'I have paid', { within });
      await sees('You said on');
      await picture('paid');
      await until('what she said', async () => {
        const { data } = await backstage
          .from('event_applications')
          .select('paid_stated_at')
          .eq('event_id', event.id)
          .single();
        return data?.paid_stated_at ? true : null;
      });
    },
  },
  {
    title: 'writing, without a network and back',
    async run(world) {
      const unique = aNewcomer().lastName;
      const [before, inside] = [`Before the tunnel ${unique}`, `In the tunnel ${unique}`];
      const arrived = async () => {
        const { data } = await backstage.from('messages').select('content').like('content', `%${unique}`);
        return (data ?? []).map(({ content }) => String(content)).toSorted();
      };
      const hers = await arrive(world, accounts.maya);
      await hers.go(`/messages/${DEMO_IDS.noor}`);
      await hers.holdsRelease();
      await hers.fill('Your message to Noor Haddad', before);
      await hers.picture('writing');
      await hers.press('button', 'Send');
      await until('the first message', async () => ((await arrived()).length === 1 ? true : null));
      world.cut(true);
      await hers.fill('Your message to Noor Haddad', inside);
      await hers.press('button', 'Send');
      await hers.sees('Failed to send message');
      await hers.picture('without-network');
      // What she wrote outlives the page, and the app opens without a network.
      await hers.go(`/messages/${DEMO_IDS.noor}`);
      await hers.sees(before);
      await hers.picture('opened-without-network');
      await hers.sees('Not sent');
      world.cut(false);
      await hers.misses('Connection issue detected');
      await hers.press('button', 'Try again');
      await until('the second message', async () => ((await arrived()).length === 2 ? true : null));
      const all = await arrived();
      if (String(all) !== String([before, inside])) throw new Error(`There arrived: ${all.join('; ')}`);
      const other = await arrive(world, accounts.noor);
      await other.go(`/messages/${DEMO_IDS.maya}`);
      await other.sees(inside);
    },
  },
  {
    title: 'an edit without a network is saved by itself',
    async run(world) {
      const bio = `Written in a tunnel. ${aNewcomer().lastName}`;
      const { go, fill, press, sees, picture } = await arrive(world, await aMember());
      await go('/profile');
      await sees('Save Changes');
      world.cut(true);
      await fill('Bio', bio, {});
      await press('button', 'Save Changes');
      await sees("Your changes will be updated when you're back online.");
      await picture('saved-on-the-device');
      world.cut(false);
      await until('her words', async () => {
        const { data } = await backstage.from('profiles').select('bio').eq('bio', bio);
        return data?.length === 1 ? true : null;
      });
    },
  },
  {
    title: 'choosing days for a coffee chat',
    async run(world) {
      const words = `About the last chapter. ${aNewcomer().lastName}`;
      const { go, press, fill, sees, picture } = await arrive(world, accounts.maya);
      await go('/coffee-chats');
      await press('button', 'Request Coffee Chat');
      await sees('0 of 3 days chosen');
      await picture('days');
      await press('button', 'Next month');
      const day = { within: ['grid', ''], but: 'not available' } as const;
      await press('button', ', 20', { ...day, at: 1 });
      await press('button', ', 20', { ...day, at: 3 });
      await sees('2 of 3 days chosen');
      await fill('Comments', words, {});
      await picture('days-chosen');
      await press('button', 'Send Request');
      await sees('Coffee chat request sent');
      await picture('days-sent');
      await until('the two days', async () => {
        const { data } = await backstage
          .from('coffee_chat_requests')
          .select('proposed_dates')
          .eq('message', words)
          .maybeSingle();
        return data?.proposed_dates.length === 2 ? true : null;
      });
    },
  },
  {
    title: "an organizer's desk",
    async run(world) {
      const event = await arrangeEvent({ title: 'Sailing' });
      await anApplicant(event);
      const { go, fill, press, picture, meets, sees } = await arrive(world, accounts.admin);
      await go('/admin/applications');
      await fill('Search', event.title);
      // The rows of before go once they are found.
      await sees('1–1 of 1');
      await press('button', 'Approve');
      // Before anything else: it can be taken back for some seconds.
      await press('button', 'Undo');
      await press('button', 'Approve');
      await meets('button', 'Undo');
      await picture('desk-decided');
      // Once it can be taken back no longer it is sent.
      await sees('Remove from event');
      await until('her seat', async () => ((await rowsOf(event)).attendees.length === 1 ? true : null));
      await picture('desk-sent');
    },
  },
];
