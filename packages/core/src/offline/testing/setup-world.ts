import type { ProfileChanges, ReplayOptions } from '../../data-port/community-data.ts';
import { DataError, type DataErrorCode } from '../../data-port/errors.ts';
import type { Profile } from '../../domain/entities/profile.ts';
import {
  PENDING_SIGN_UP_KEY,
  type PendingSignUp,
  SENT_SIGN_UP_KEY,
  SIGN_UP_DRAFT_KEY,
  type SignUpPart,
} from '../../domain/sign-up/sign-up-data.ts';
import { type SignUpDetails, type SignUpDraft, sentSignUpOf } from '../../domain/sign-up/sign-up-draft.ts';
import { writeSignUpDraft } from '../../editing/sign-up-draft.ts';
import { createMemoryStore } from '../memory-store.ts';
import { applyNextPart, type ProfileSetupParts, type ProfileSetupStep } from '../sign-up/profile-setup.ts';
import { writePendingSignUps } from '../sign-up/sign-up-age.ts';

/** The member who signed up on the device. */
export const MAYA = { userId: '00000000-0000-4000-8000-000000000002', email: 'maya@sorella.test' };
/** Somebody else on the same device. */
export const NOOR = { userId: '00000000-0000-4000-8000-000000000003', email: 'noor@sorella.test' };

/** When everything happens. */
export const NOW = Date.parse('2026-11-21T12:00:00Z');

/** What Maya told at sign-up. */
export const TOLD: PendingSignUp = {
  version: 1,
  ...MAYA,
  timestamp: NOW - 60_000,
  personalDetails: {
    firstName: 'Maya',
    lastName: 'Okafor',
    phone: '+49 30 5550123',
    gender: 'female',
    city: 'Berlin',
    age: 32,
    instagramUrl: '@maya.okafor',
    linkedinUrl: '',
    bio: '',
    whatsappGroupOptIn: true,
    profilePhoto: { data: 'iVBORw0KGgo=', name: 'me.png', type: 'image/png', size: 8 },
  },
  questionnaireData: {
    hopingToFind: ['A best friend'],
    topInterests: ['Movies & TV', 'Books & writing'],
    idealWeekend: ['Trying something new'],
    vibeDescription: ['Easygoing and chill'],
    peopleVibe: ['Calm and kind'],
  },
  applied: [],
};

/** The same as a draft, with other details where they are given. */
export function aDraft(
  email: string = MAYA.email,
  changes: Partial<SignUpDetails> = {},
  photoData = 'iVBORw0KGgo=',
): SignUpDraft {
  const { profilePhoto, age, ...told } = TOLD.personalDetails;
  const details = { ...told, age: String(age), agreeToTerms: true, ...changes, email };
  const photo = profilePhoto && { ...profilePhoto, data: photoData };
  return { step: 'questions', details, photo, answers: TOLD.questionnaireData };
}

/** A device from which the server was asked with it for an account with this address, and no answer came. */
export function anUnansweredDevice(email: string, sentAt: number = TOLD.timestamp): Map<string, string> {
  return new Map([
    [SIGN_UP_DRAFT_KEY, writeSignUpDraft(aDraft(email), sentAt)],
    [SENT_SIGN_UP_KEY, writePendingSignUps([sentSignUpOf(aDraft(email), email, sentAt)])],
  ]);
}

/** The row that the backend makes when an account is created. */
const FRESH: Profile = {
  id: MAYA.userId,
  firstName: 'Maya',
  lastName: 'Okafor',
  title: null,
  bio: null,
  avatarUrl: null,
  phone: null,
  gender: null,
  city: null,
  age: null,
  whatsappGroupOptIn: false,
  updatedAt: '0',
};

/** What becomes of one call or of one access to the device's storage. */
export type Fate = 'done' | 'lost' | 'answer-lost' | 'crash-before' | 'crash-after';

const never = new Promise<never>(() => {});

/** A device, a backend and the tabs on it, every await of which has a fate. */
export interface SetupWorld {
  row: Profile;
  /** What stands in the backend, by part. */
  standing: Map<SignUpPart, unknown>;
  /** Everything that the backend was asked to write, in order. */
  asked: SignUpPart[];
  /** Writes to the profile that changed it, by field. */
  writes: Map<string, number>;
  /** Whom the backend wrote for. */
  writtenFor: Set<string>;
  stored: Map<string, string>;
  /** Photos that the backend was given, as text. */
  uploaded: string[];
  session: typeof MAYA | null;
  /** Parts that the backend refuses for good. */
  refuses: Set<SignUpPart>;
  /** Fields of the profile that the backend refuses for good, with whatever comes along with them. */
  refusesFields: Set<string>;
  /** How many fates have been asked for. */
  awaited: number;
  /** What one untroubled tab has of the world. */
  tab(): ProfileSetupParts;
  /** Runs a tab until nothing is left, something fails, or it crashes. */
  runTab(): Promise<ProfileSetupStep | 'failed' | 'crashed'>;
  /** Maya writes the bio by hand. */
  writeBio(bio: string | null): void;
}

/** Makes a world in which `fate` decides over each await, counted from 0. */
export function createSetupWorld(fate: (at: number) => Fate): SetupWorld {
  const operations = new Map<string, string>();
  let version = 0;
  const turns = new Map<string, Promise<unknown>>();

  const refuse = (part: SignUpPart, code: DataErrorCode = 'invalid-input') => {
    if (world.refuses.has(part)) throw new DataError(code);
  };
  const claim = (userId: string) => {
    if (!world.session) throw new DataError('session-expired');
    if (world.session.userId !== userId) throw new DataError('forbidden');
    world.writtenFor.add(userId);
  };
  const write = (changes: ProfileChanges) => {
    version += 1;
    world.row = { ...world.row, ...changes, updatedAt: String(version) };
  };
  const update = (
    userId: string,
    changes: ProfileChanges,
    { operationId = '', expectedUpdatedAt }: ReplayOptions,
  ) => {
    claim(userId);
    world.asked.push('avatarUrl' in changes ? 'photo' : 'profile');
    const made = operations.get(operationId);
    if (made !== undefined) return { ...world.row, updatedAt: made };
    if (expectedUpdatedAt !== world.row.updatedAt) throw new DataError('conflict');
    refuse('avatarUrl' in changes ? 'photo' : 'profile');
    if (Object.keys(changes).some((field) => world.refusesFields.has(field)))
      throw new DataError('invalid-input');
    write(changes);
    for (const field of Object.keys(changes)) world.writes.set(field, (world.writes.get(field) ?? 0) + 1);
    operations.set(operationId, world.row.updatedAt);
    return world.row;
  };
  const put = (part: SignUpPart, userId: string, value: unknown) => {
    claim(userId);
    world.asked.push(part);
    refuse(part);
    world.standing.set(part, value);
  };

  /** The parts of the world as one tab has them: it may die at any await. */
  function openTab(crash: () => void): ProfileSetupParts {
    const through = async <Result>(act: () => Result, onDevice = false): Promise<Result> => {
      const at = world.awaited;
      world.awaited += 1;
      const decided = fate(at);
      const lost = !onDevice && (decided === 'lost' || decided === 'answer-lost');
      if (decided === 'crash-before') {
        crash();
        return never;
      }
      if (lost && decided === 'lost') throw new DataError('network');
      await Promise.resolve();
      const result = act();
      await Promise.resolve();
      if (decided === 'crash-after') {
        crash();
        return never;
      }
      if (lost) throw new DataError('timeout');
      return result;
    };
    return {
      now: () => NOW,
      bytesOf: (base64) => Uint8Array.from(base64, (letter) => letter.charCodeAt(0)),
      auth: {
        getSession: () => through(() => world.session && { ...world.session, expiresAt: 0 }, true),
      },
      profiles: {
        getOwn: () => through(() => world.row),
        update: (userId, changes, options = {}) => through(() => update(userId, changes, options)),
        uploadAvatar: (userId, photo) =>
          through(() => {
            claim(userId);
            world.uploaded.push(String.fromCharCode(...photo));
            return `https://pictures.test/${userId}/profile.png?${photo.length}`;
          }),
        saveSocialLinks: (userId, links) => through(() => put('social-links', userId, links)),
        hasAnswers: () => through(() => world.standing.has('questionnaire')),
        saveQuestionnaire: ({ userId, ...answers }) => through(() => put('questionnaire', userId, answers)),
        listInterestCategories: (names) =>
          through(() => names.map((name) => ({ id: `id of ${name}`, name }))),
        saveInterests: (userId, ids) => through(() => put('interests', userId, ids)),
        requestApproval: (userId) => through(() => put('approval', userId, 'pending')),
      },
      store: {
        ...createMemoryStore(),
        get: (key) => through(() => world.stored.get(key) ?? null, true),
        set: (key, value) => through(() => void world.stored.set(key, value), true),
        delete: (key) => through(() => void world.stored.delete(key), true),
        keys: () => through(() => [...world.stored.keys()], true),
        exclusively: (_name, work) => work(),
      },
    };
  }

  const world: SetupWorld = {
    row: FRESH,
    standing: new Map(),
    asked: [],
    writes: new Map(),
    writtenFor: new Set(),
    uploaded: [],
    stored: new Map([[PENDING_SIGN_UP_KEY, JSON.stringify(TOLD)]]),
    session: MAYA,
    refuses: new Set(),
    refusesFields: new Set(),
    awaited: 0,
    async runTab() {
      let crash = () => {};
      const crashed = new Promise<'crashed'>((resolve) => {
        crash = () => resolve('crashed');
      });
      const tab = openTab(crash);
      const locked: ProfileSetupParts = {
        ...tab,
        store: {
          ...tab.store,
          // A tab that dies gives its place up.
          exclusively(name, work) {
            const mine = (turns.get(name) ?? Promise.resolve()).then(work);
            turns.set(
              name,
              Promise.race([mine, crashed]).catch(() => undefined),
            );
            return mine;
          },
        },
      };
      const account = world.session ?? NOOR;
      const run = async (): Promise<ProfileSetupStep | 'failed'> => {
        for (;;) {
          try {
            const step = await applyNextPart(locked, account);
            if (step.kind === 'nothing' || step.left === 0) return step;
          } catch {
            return 'failed';
          }
        }
      };
      return Promise.race([run(), crashed]);
    },
    tab: () => openTab(() => {}),
    writeBio: (bio) => write({ bio }),
  };
  return world;
}
