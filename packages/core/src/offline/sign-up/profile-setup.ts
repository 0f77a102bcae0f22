import type { Auth, ProfileChanges, Profiles, Session } from '../../data-port/community-data.ts';
import { type DataErrorCode, dataErrorCode } from '../../data-port/errors.ts';
import type { Profile } from '../../domain/entities/profile.ts';
import { bioOrGenerated } from '../../domain/profile/bio.ts';
import { SOCIAL_PLATFORMS, socialLink } from '../../domain/profile/social-links.ts';
import {
  belongsTo,
  normalizedEmail,
  type PendingSignUp,
  type SentSignUp,
  SIGN_UP_DRAFT_KEY,
  SIGN_UP_PARTS,
  type SignUpPart,
} from '../../domain/sign-up/sign-up-data.ts';
import { signUpDraft } from '../../editing/sign-up-draft.ts';
import type { KeyValueStore } from '../key-value-store.ts';
import {
  changePendingSignUps,
  changeSentSignUps,
  keepPendingSignUp,
  withoutPending,
} from './pending-sign-up.ts';

/** What applying stored sign-up data needs. */
export interface ProfileSetupParts {
  auth: Pick<Auth, 'getSession'>;
  profiles: Omit<Profiles, 'getPublic' | 'getSubscription'>;
  store: KeyValueStore;
  /** Milliseconds since 1970. */
  now(): number;
  /** Bytes of a stored photo's base64. */
  bytesOf(base64: string): Uint8Array;
}

/** What one step came to. */
export type ProfileSetupStep =
  /** There is nothing to apply for this account. */
  | { readonly kind: 'nothing' }
  /** A part was answered for good. `refused`: by a no, at least to some of it. `left` parts are still to come. */
  | {
      readonly kind: 'answered';
      readonly part: SignUpPart;
      readonly refused: boolean;
      readonly left: number;
    };

const LOCK = 'profile-setup';
const CONFLICT_TRIES = 5;

/** Operation ids belong to their user, and a member signs up once: the same ones serve everybody. */
const operation = (n: number) => `5e7a9000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const PROFILE_OPERATION = operation(1);
const PHOTO_OPERATION = operation(2);
/** A field's operation is counted from its place here, never among what is missing: that list grows shorter. */
const FIRST_FIELD_OPERATION = 10;
const FIELDS = [
  'firstName',
  'lastName',
  'phone',
  'gender',
  'city',
  'age',
  'whatsappGroupOptIn',
  'bio',
] as const satisfies readonly (keyof ProfileChanges)[];
type Field = (typeof FIELDS)[number];
type Wanted = Pick<Profile, Field>;
const fieldOperation = (field: Field) => operation(FIRST_FIELD_OPERATION + FIELDS.indexOf(field));

/** Asking again would be answered alike. */
const REFUSALS: ReadonlySet<DataErrorCode> = new Set([
  'invalid-input',
  'forbidden',
  'not-found',
  'file-too-large',
  'unsupported-file',
]);

type Apply = (parts: ProfileSetupParts, data: PendingSignUp) => Promise<boolean>;

function wantedFields({ personalDetails: told, questionnaireData }: PendingSignUp): Wanted {
  return {
    firstName: told.firstName,
    lastName: told.lastName,
    phone: told.phone,
    gender: told.gender,
    city: told.city,
    age: told.age,
    whatsappGroupOptIn: told.whatsappGroupOptIn,
    bio: bioOrGenerated(told.bio, questionnaireData),
  };
}

/**
 * Whether the member told what the profile does not say yet: what stands there the member, or the server, has
 * written since.
 */
function isMissing(row: Profile, wanted: Wanted, field: Field): boolean {
  const [told, stands] = [wanted[field], row[field]];
  return (
    told !== null && told !== '' && told !== false && (stands === null || stands === false || stands === '')
  );
}

function missingFields(row: Profile, wanted: Wanted, fields: readonly Field[] = FIELDS): ProfileChanges {
  const missing = fields.filter((field) => isMissing(row, wanted, field));
  return Object.fromEntries(missing.map((field) => [field, wanted[field]]));
}

/** Writes into the profile what `fill` finds to be missing of it. It looks again when somebody else wrote meanwhile. */
async function fillProfile(
  { profiles }: ProfileSetupParts,
  userId: string,
  operationId: string,
  fill: (row: Profile) => ProfileChanges | Promise<ProfileChanges>,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const row = await profiles.getOwn(userId);
    const changes = await fill(row);
    if (Object.keys(changes).length === 0) return;
    try {
      await profiles.update(userId, changes, { operationId, expectedUpdatedAt: row.updatedAt });
      return;
    } catch (thrown) {
      if (dataErrorCode(thrown) !== 'conflict' || tries === CONFLICT_TRIES) throw thrown;
    }
  }
}

/** Calls `work` and says whether the server took what it was given. */
async function isTaken(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (thrown) {
    if (dataErrorCode(thrown) !== 'invalid-input') throw thrown;
    return false;
  }
}

/** Fills the fields together or, when the server would not take them so, one by one. False when it took only some. */
async function fillFields(parts: ProfileSetupParts, data: PendingSignUp): Promise<boolean> {
  const wanted = wantedFields(data);
  const fill = (operationId: string, fields?: readonly Field[]) =>
    isTaken(() => fillProfile(parts, data.userId, operationId, (row) => missingFields(row, wanted, fields)));
  if (await fill(PROFILE_OPERATION)) return true;
  let complete = true;
  // Each looks at the profile again: the version that a repeated operation answers with may be an old one.
  for (const field of FIELDS) complete = (await fill(fieldOperation(field), [field])) && complete;
  return complete;
}

const APPLY: Readonly<Record<SignUpPart, Apply>> = {
  profile: fillFields,

  async 'social-links'({ profiles }, { userId, personalDetails }) {
    const links = SOCIAL_PLATFORMS.flatMap((platform) => {
      const url = socialLink(platform, personalDetails[`${platform}Url`]);
      return url === null ? [] : [{ platform, url }];
    });
    await profiles.saveSocialLinks(userId, links);
    return true;
  },

  async questionnaire({ profiles }, { userId, questionnaireData }) {
    const { topInterests: _interests, ...answers } = questionnaireData;
    await profiles.saveQuestionnaire({ userId, ...answers });
    return true;
  },

  async interests({ profiles }, { userId, questionnaireData: { topInterests } }) {
    const categories = await profiles.listInterestCategories(topInterests);
    await profiles.saveInterests(
      userId,
      categories.map(({ id }) => id),
    );
    return categories.length === topInterests.length;
  },

  async photo(parts, { userId, personalDetails: { profilePhoto } }) {
    await fillProfile(parts, userId, PHOTO_OPERATION, async (row) => {
      if (!profilePhoto || row.avatarUrl !== null) return {};
      return { avatarUrl: await parts.profiles.uploadAvatar(userId, parts.bytesOf(profilePhoto.data)) };
    });
    return true;
  },

  async approval({ profiles }, { userId }) {
    await profiles.requestApproval(userId);
    return true;
  },
};

/** A refusal that is not owed to somebody else being signed in by now. */
async function isFinal(error: unknown, { auth }: ProfileSetupParts, userId: string): Promise<boolean> {
  const code = dataErrorCode(error);
  if (!REFUSALS.has(code)) return false;
  return code !== 'forbidden' || (await auth.getSession())?.userId === userId;
}

type Account = Pick<Session, 'userId' | 'email'>;

const isSame = (one: PendingSignUp, other: PendingSignUp) =>
  one.email === other.email && one.userId === other.userId && one.timestamp === other.timestamp;

/** What was sent for this address, as it was sent, and whose answer nobody has seen. */
async function unansweredSignUp(
  { store, now }: ProfileSetupParts,
  address: string,
): Promise<SentSignUp | null> {
  return (await changeSentSignUps(store, now())).find(({ email }) => email === address) ?? null;
}

/** Deletes the draft of a sign-up that was sent; one that somebody goes on with under another address stays. */
async function forgetDraft({ store }: ProfileSetupParts, address: string): Promise<void> {
  const draft = signUpDraft.read(await store.get(SIGN_UP_DRAFT_KEY));
  if (draft && normalizedEmail(draft.details.email) === address) await store.delete(SIGN_UP_DRAFT_KEY);
}

/**
 * Throws away what this account need not, or must not, be given. What was applied goes last: while anything else is
 * there, it says that it was.
 */
async function discard(parts: ProfileSetupParts, account: Account): Promise<void> {
  const address = normalizedEmail(account.email);
  if (await unansweredSignUp(parts, address)) {
    await forgetDraft(parts, address);
    await changeSentSignUps(parts.store, parts.now(), withoutPending(address));
  }
  await changePendingSignUps(parts.store, parts.now(), withoutPending(address));
}

/** Binds what was sent to the account that came of it; it is on the device at every moment. */
async function bind(
  parts: ProfileSetupParts,
  sent: SentSignUp,
  { userId }: Account,
): Promise<PendingSignUp | null> {
  const { store, now } = parts;
  await forgetDraft(parts, sent.email);
  if ((await keepPendingSignUp(store, now(), { ...sent, userId })) === 'not-kept') return null;
  await changeSentSignUps(store, now(), withoutPending(sent.email));
  // Perhaps without the photo, where there is no room for it.
  return (await changePendingSignUps(store, now())).find(({ email }) => email === sent.email) ?? null;
}

/**
 * What waits for this account. What lies under its address and another id made no account of this member and
 * goes: hosted Supabase makes an id up when the address is confirmed already, and whoever typed it
 * there may be another. Of a sign-up whose answer nobody has seen there is only the address; an account that
 * has its answers came of another sign-up, and keeps what it has.
 */
async function findOwn(parts: ProfileSetupParts, account: Account): Promise<PendingSignUp | null> {
  const { store, now, profiles } = parts;
  const address = normalizedEmail(account.email);
  const waiting = (await changePendingSignUps(store, now())).find(({ email }) => email === address);
  if (waiting && belongsTo(waiting, account)) return waiting;
  const unanswered = waiting ? null : await unansweredSignUp(parts, address);
  if (unanswered && !(await profiles.hasAnswers(account.userId))) return bind(parts, unanswered, account);
  if (waiting || unanswered) await discard(parts, account);
  return null;
}

/** Notes that a part is answered, and throws away what is not needed any more. */
async function record(parts: ProfileSetupParts, done: PendingSignUp, part: SignUpPart): Promise<number> {
  const note = (data: PendingSignUp): PendingSignUp => ({
    ...data,
    personalDetails:
      part === 'photo' ? { ...data.personalDetails, profilePhoto: null } : data.personalDetails,
    applied: SIGN_UP_PARTS.filter((other) => other === part || data.applied.includes(other)),
  });
  // Meanwhile the member, or somebody else, may have signed up on this device.
  const pending = await changePendingSignUps(parts.store, parts.now(), (before) =>
    before.map((data) => (isSame(data, done) ? note(data) : data)),
  );
  const noted = pending.find((data) => isSame(data, done));
  if (!noted) return 0;
  const left = SIGN_UP_PARTS.length - noted.applied.length;
  if (left === 0) await discard(parts, done);
  return left;
}

/**
 * Applies the next part of what the member told at sign-up to the account that is signed in, and notes it on
 * the device before it is over, so that the one after it is not begun earlier. Data of
 * another address is left alone. One tab at a time. Doing it again after a crash changes nothing a
 * second time. Rejects when the part was not answered: then it is the next one again.
 */
export function applyNextPart(parts: ProfileSetupParts, account: Account): Promise<ProfileSetupStep> {
  return parts.store.exclusively(LOCK, async () => {
    const data = await findOwn(parts, account);
    if (!data) return { kind: 'nothing' };
    const part = SIGN_UP_PARTS.find((next) => !data.applied.includes(next));
    if (part === undefined) {
      await discard(parts, account);
      return { kind: 'nothing' };
    }
    let refused: boolean;
    try {
      refused = !(await APPLY[part](parts, data));
    } catch (thrown) {
      if (!(await isFinal(thrown, parts, data.userId))) throw thrown;
      refused = true;
    }
    return { kind: 'answered', part, refused, left: await record(parts, data, part) };
  });
}
