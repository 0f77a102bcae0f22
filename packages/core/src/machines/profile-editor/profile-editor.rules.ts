import type { ProfileChanges as AllChanges } from '../../data-port/community-data.ts';
import { dataErrorCode } from '../../data-port/errors.ts';
import type { Profile } from '../../domain/entities/profile.ts';
import { parseInstant } from '../../domain/geography/zoned-time.ts';
import { splitFullName } from '../../domain/profile/names.ts';
import {
  needsDecision,
  type QueuedEdit,
  saysAll,
  untypedChanges,
  withEdits,
} from '../../domain/profile/queued-edits.ts';
import type { StoredPhoto } from '../../domain/sign-up/sign-up-data.ts';
import { checkProfile, isValid } from '../../domain/validation.ts';
import { isVisible, tidiedLine } from '../../domain/visible-text.ts';
import { type FilledNotice, noticeOf } from '../../notices/notice.ts';
import { profileNotices } from '../../notices/profile.notices.ts';
import { notStoredText } from '../../notices/texts/sync.texts.ts';
import { StorageError } from '../../offline/key-value-store.ts';

/** One version of the member's row, as far as the form is about it; `updatedAt` says which. */
export type ProfileVersion = Pick<
  Profile,
  'id' | 'firstName' | 'lastName' | 'title' | 'bio' | 'avatarUrl' | 'updatedAt'
>;

/** The fields as typed; the name in full, because 'Maya O.' would lose the rest. */
export interface ProfileDraft {
  readonly name: string;
  readonly title: string;
  readonly bio: string;
}

/** A field that is typed. */
export type ProfileField = keyof ProfileDraft;

/** What a save writes: only what changed. Null empties. */
export type ProfileChanges = Partial<Pick<Profile, 'firstName' | 'lastName' | 'title' | 'bio' | 'avatarUrl'>>;

/** What a save is asked for. */
export interface SaveInput {
  userId: string;
  /** What the form changed, and what the edits that it takes the place of would have written besides. */
  changes: AllChanges;
  /** The version that the member saw when changing it, with those own edits that are sent before. */
  base: ProfileVersion | null;
  /** Ids of edits that wait on this device, or were in conflict, and that this one takes the place of. */
  replaces: readonly string[];
}

/** How a save went, unless it failed. */
export type SaveOutcome =
  | { type: 'applied'; version: ProfileVersion }
  /**
   * Stored on this device, to be sent when it can be: under this id, where it is known. `connected`: not for
   * want of a connection, it is the server that has not answered.
   */
  | { type: 'queued'; id: string | null; connected: boolean }
  /**
   * Somebody was faster: nothing was written. With an id it lies on this device for the member's decision.
   */
  | { type: 'conflict'; version: ProfileVersion; id: string | null };

/** What a save took with it. What the member types or chooses meanwhile is for the next. */
export interface InFlightProfile {
  readonly draft: ProfileDraft;
  /** The photo that goes with it; the member may have chosen another since. */
  readonly photo: StoredPhoto | null;
  /** Where that photo lies, once it was uploaded. */
  readonly avatarUrl: string | null;
}

/** Memory of the machine. */
export interface ProfileEditorContext {
  userId: string;
  /**
   * The newest version that the server has told of, apart from one that collides with what the member typed.
   */
  version: ProfileVersion | null;
  /** What is typed. */
  draft: ProfileDraft;
  /** What the form said when it was last stored, here or on the server: whatever differs from it is unsaved. */
  savedDraft: ProfileDraft;
  photo: StoredPhoto | null;
  /** What is on its way to be stored; null at rest. */
  inFlight: InFlightProfile | null;
  /**
   * The member's edits that lie on this device, oldest first; after a version that says all of them, none.
   */
  edits: readonly QueuedEdit[];
  /**
   * Fields in which another tab laid something else into the queue than what is typed here, until the member
   * has decided.
   */
  unseen: readonly ProfileField[];
  /** The member has decided: what waits is replaced by the next save. */
  replacing: boolean;
  /** A version that disagrees with what the member typed, until that is decided. */
  serverVersion: ProfileVersion | null;
}

/** Everything the machine listens to. */
export type ProfileEditorEvent =
  /** The member asks for the profile again. */
  | { type: 'profile.load' }
  /** A version of the row was read: after a change elsewhere, or because somebody looked. */
  | { type: 'profile.arrived'; version: ProfileVersion }
  /** What waits on this device changed, by whatever hand: the member's edits of the profile, oldest first. */
  | { type: 'edits.arrived'; edits: readonly QueuedEdit[] }
  /** The member types. */
  | { type: 'draft.edit'; field: ProfileField; value: string }
  /** The member chooses a photo, or takes the choice back. */
  | { type: 'photo.choose'; photo: StoredPhoto | null }
  /** The member presses 'Save Changes'. */
  | { type: 'changes.save' }
  /** The member lets go of what was typed. */
  | { type: 'changes.discard' }
  /** Of two versions the member keeps the typed one … */
  | { type: 'conflict.keep' }
  /** … or takes the other. */
  | { type: 'conflict.accept' };

const FIELDS: readonly ProfileField[] = ['name', 'title', 'bio'];

/** What a field says, apart from blanks and characters that are not stored: nothing where nothing can be seen. */
function meaning(field: ProfileField, typed: string): string {
  if (!isVisible(typed)) return '';
  const text = typed.replaceAll('\0', '');
  return field === 'bio' ? text.trim() : tidiedLine(text).replace(/\s+/g, ' ');
}

const says = (field: ProfileField, a: ProfileDraft, b: ProfileDraft): boolean =>
  meaning(field, a[field]) === meaning(field, b[field]);

/** True when two drafts would be stored alike. */
export function isSameDraft(a: ProfileDraft, b: ProfileDraft): boolean {
  return FIELDS.every((field) => says(field, a, b));
}

/** The form of a row; the name in full, empty where there is none. */
export function draftOf(version: ProfileVersion): ProfileDraft {
  const name = [version.firstName, version.lastName].map((part) => meaning('name', part ?? ''));
  return {
    name: name.filter((part) => part !== '').join(' '),
    title: version.title ?? '',
    bio: version.bio ?? '',
  };
}

/** What has to be written to get from one form to the other: names only if they changed. */
export function changesBetween(from: ProfileDraft, to: ProfileDraft): ProfileChanges {
  const changes: ProfileChanges = {};
  if (!says('name', from, to)) {
    const { firstName, lastName } = splitFullName(meaning('name', to.name));
    changes.firstName = firstName || null;
    changes.lastName = lastName || null;
  }
  if (!says('title', from, to)) changes.title = meaning('title', to.title) || null;
  if (!says('bio', from, to)) changes.bio = meaning('bio', to.bio) || null;
  return changes;
}

/** What the form itself would write now, a photo that was uploaded included. */
export function changesOf({ savedDraft, draft, inFlight }: ProfileEditorContext): ProfileChanges {
  return {
    ...changesBetween(savedDraft, draft),
    ...(inFlight?.avatarUrl ? { avatarUrl: inFlight.avatarUrl } : {}),
  };
}

/** Whether what waits is to be replaced by the next save, which holds all of it. */
const isOutdated = ({ replacing, edits }: Pick<ProfileEditorContext, 'replacing' | 'edits'>): boolean =>
  replacing || needsDecision(edits);

/** What is stored of a row and what goes on by itself over it: whatever else is in the form is not saved yet. */
const savedDraftOf = (row: ProfileVersion, queue: Pick<ProfileEditorContext, 'replacing' | 'edits'>) =>
  draftOf(isOutdated(queue) ? row : withEdits(row, queue.edits));

/** What a save is asked for. */
export function saveInputOf(context: ProfileEditorContext): SaveInput {
  const { userId, version, edits } = context;
  const changes = changesOf(context);
  if (!isOutdated(context))
    return { userId, changes, base: version && withEdits(version, edits), replaces: [] };
  const replaces = edits.map(({ id }) => id);
  return { userId, changes: { ...untypedChanges(edits), ...changes }, base: version, replaces };
}

/** Whether anything in the form is not stored yet. */
export function hasChanges({ savedDraft, draft, photo }: ProfileEditorContext): boolean {
  return photo !== null || !isSameDraft(savedDraft, draft);
}

/** True when the first version is older than the second; a row read late must not turn back the form. */
export function isOlder(a: ProfileVersion, b: ProfileVersion): boolean {
  const [first = 0, second = 0] = [parseInstant(a.updatedAt), parseInstant(b.updatedAt)].map(Number);
  // Microseconds get lost in a number; the texts are written alike and tell them.
  return first < second || (first === second && a.updatedAt < b.updatedAt);
}

/** A form after a version of the row was laid under it. */
export interface Rebased {
  readonly draft: ProfileDraft;
  readonly savedDraft: ProfileDraft;
  /** Fields that the member and somebody else changed to different words. */
  readonly collisions: readonly ProfileField[];
  /** Whether something was taken over from elsewhere. */
  readonly merged: boolean;
}

/**
 * The words of the member's own edits one after the other: a row that says one of these was not changed by
 * somebody else.
 */
const echoesOf = (row: ProfileVersion, edits: readonly QueuedEdit[]): readonly ProfileDraft[] =>
  edits.map((_, at) => draftOf(withEdits(row, edits.slice(0, at + 1))));

const pick = (draft: ProfileDraft, fields: readonly ProfileField[]): Partial<ProfileDraft> =>
  Object.fromEntries(fields.map((field) => [field, draft[field]]));

const touches = ({ changes }: QueuedEdit, field: ProfileField): boolean =>
  field === 'name' ? 'firstName' in changes || 'lastName' in changes : field in changes;

/**
 * What a row says, or is about to say where another tab laid something into the queue that the member has not
 * seen.
 */
export function comingOf(
  { edits, unseen }: Pick<ProfileEditorContext, 'edits' | 'unseen'>,
  row: ProfileVersion,
): ProfileDraft {
  const coming = draftOf(withEdits(row, edits));
  return { ...draftOf(row), ...pick(coming, unseen) };
}

/**
 * Lays a newer version under what is typed, field by field: what the member has not touched follows, what was
 * typed stays. Where both changed the same, `prefer` decides; the fields are named in any case.
 */
export function rebase(
  context: Pick<ProfileEditorContext, 'version' | 'draft' | 'savedDraft' | 'edits' | 'unseen' | 'replacing'>,
  newer: ProfileVersion,
  prefer: 'mine' | 'theirs' = 'mine',
): Rebased {
  const { version, draft, savedDraft, replacing } = context;
  // What the member has decided about is decided.
  const edits = replacing ? [] : context.edits;
  const now = comingOf(context, newer);
  const before = version ? draftOf(version) : now;
  const echoes = [savedDraft, ...echoesOf(version ?? newer, edits)];
  const result = { draft: { ...draft }, savedDraft: savedDraftOf(newer, context) };
  const collisions: ProfileField[] = [];
  let merged = false;
  for (const field of FIELDS) {
    const its = edits.filter((edit) => touches(edit, field));
    // Held against a row that the form has never seen: that it is another is all that is known.
    const isForeign = context.unseen.includes(field);
    const isContested =
      isForeign || its.some(({ state, base }) => state === 'conflict' && base !== version?.updatedAt);
    const isChanged = isContested || !says(field, before, now);
    if (!isChanged || says(field, draft, now)) continue;
    if (!isContested && echoes.some((echo) => says(field, echo, now))) continue;
    if (!isContested && says(field, draft, before)) {
      result.draft[field] = now[field];
      merged = true;
      continue;
    }
    // The member made it in the knowledge of that row, or decided so where all that waits is listed.
    const last = isForeign ? undefined : its.at(-1);
    if (last?.state === 'waiting' && (last.base === null || last.base === newer.updatedAt)) continue;
    collisions.push(field);
    if (prefer === 'theirs') result.draft[field] = now[field];
  }
  return { ...result, collisions, merged };
}

/** The memory with a version that was read, and nothing of the member's. */
export function begun(context: ProfileEditorContext, version: ProfileVersion): ProfileEditorContext {
  const draft = draftOf(version);
  return {
    ...context,
    version,
    draft,
    savedDraft: draft,
    serverVersion: null,
    edits: [],
    unseen: [],
    replacing: false,
  };
}

/** The form as it starts: the row with the member's edits that wait. */
export const started = (context: ProfileEditorContext, version: ProfileVersion): ProfileEditorContext =>
  followed(begun(context, version), context.edits);

/** The memory after a version that collides with nothing. */
export function settled(context: ProfileEditorContext, newer: ProfileVersion): ProfileEditorContext {
  const { draft, savedDraft } = rebase(context, newer);
  const next = { ...context, version: newer, draft, savedDraft, serverVersion: null };
  return isOutdated(next) || isWaitingToSync(next) ? next : { ...next, edits: [] };
}

/**
 * The memory once the member knows what another tab laid into the queue: it is sent, and what is saved next
 * goes after it.
 */
function seen(context: ProfileEditorContext, version: ProfileVersion): ProfileEditorContext {
  return { ...context, version, savedDraft: savedDraftOf(version, context), serverVersion: null, unseen: [] };
}

/** The memory after the member decided between two versions; whatever edit waits is outdated by it. */
export function decided(context: ProfileEditorContext, prefer: 'mine' | 'theirs'): ProfileEditorContext {
  const { serverVersion, edits } = context;
  if (!serverVersion) return context;
  const { draft } = rebase(context, serverVersion, prefer);
  if (context.unseen.length > 0) return { ...seen(context, serverVersion), draft };
  return { ...begun(context, serverVersion), draft, edits, replacing: edits.length > 0 };
}

/** The newest that is known of the row: an edit in conflict was shown one that nobody may have read yet. */
function newestOf(known: ProfileVersion, edits: readonly QueuedEdit[]): ProfileVersion {
  let newest = known;
  for (const { newer } of edits) {
    const shown = newer && { ...newest, ...newer.says, updatedAt: newer.updatedAt };
    if (shown && isOlder(newest, shown)) newest = shown;
  }
  return newest;
}

/** Where edits that the form did not know say something else than what is typed, and than what it stored itself. */
function unseenOf(
  { draft, savedDraft, edits: known, unseen }: ProfileEditorContext,
  edits: readonly QueuedEdit[],
  to: ProfileDraft,
): readonly ProfileField[] {
  if (needsDecision(edits)) return [];
  const isKnown = ({ id }: QueuedEdit) => known.some((edit) => edit.id === id);
  return FIELDS.filter((field) => {
    const its = edits.filter((edit) => touches(edit, field));
    const isNew = unseen.includes(field) ? its.length > 0 : its.some((edit) => !isKnown(edit));
    return isNew && !says(field, draft, to) && !says(field, savedDraft, to);
  });
}

/**
 * The memory after the queue changed by another hand: what the member has not typed beyond it follows, what
 * was typed stays. What is then left to be decided between two versions is kept as `serverVersion`.
 */
export function followed(context: ProfileEditorContext, edits: readonly QueuedEdit[]): ProfileEditorContext {
  const { version, serverVersion } = context;
  if (!version) return { ...context, edits };
  const newest = newestOf(serverVersion ?? version, edits);
  const from = draftOf(withEdits(version, context.edits));
  const to = draftOf(withEdits(newest, edits));
  const draft = { ...context.draft };
  for (const field of FIELDS) if (says(field, draft, from)) draft[field] = to[field];
  const replacing = context.replacing && edits.length > 0;
  const unseen = unseenOf(context, edits, to);
  const next = { ...context, edits, draft, replacing, unseen };
  if (rebase(next, newest).collisions.length > 0)
    return {
      ...next,
      savedDraft: { ...savedDraftOf(version, next), ...pick(context.savedDraft, unseen) },
      serverVersion: newest,
    };
  return { ...next, version: newest, savedDraft: savedDraftOf(newest, next), serverVersion: null };
}

/** The memory after the member typed, or chose a photo. */
export function edited(context: ProfileEditorContext, event: ProfileEditorEvent): ProfileEditorContext {
  if (event.type === 'draft.edit')
    return { ...context, draft: { ...context.draft, [event.field]: event.value } };
  if (event.type === 'photo.choose') return { ...context, photo: event.photo };
  return context;
}

/** The memory after the member let go of what was not stored. */
export function discarded(context: ProfileEditorContext): ProfileEditorContext {
  const { version, serverVersion, edits } = context;
  const row = serverVersion ?? version;
  if (!row || (!serverVersion && !isOutdated(context)))
    return { ...context, draft: context.savedDraft, photo: null };
  if (context.unseen.length > 0) {
    const next = seen(context, row);
    return { ...next, draft: next.savedDraft, photo: null };
  }
  return { ...begun(context, row), photo: null, edits, replacing: edits.length > 0 };
}

/** Whether the form may be sent. */
export const isSendable = ({ draft }: ProfileEditorContext): boolean => isValid(checkProfile(draft));

/** Whether what was stored on this device waits to be sent: the server's version does not say it yet. */
export const isWaitingToSync = ({ version, savedDraft, edits, replacing }: ProfileEditorContext): boolean =>
  version !== null && !replacing && !(isSameDraft(draftOf(version), savedDraft) && saysAll(version, edits));

/** Whether leaving would lose anything: what waits on this device is found again. */
export const wouldLose = ({ version, draft, photo, edits }: ProfileEditorContext): boolean =>
  photo !== null || (version !== null && !isSameDraft(draft, draftOf(withEdits(version, edits))));

function applied(context: ProfileEditorContext, version: ProfileVersion): ProfileEditorContext {
  const { inFlight, draft } = context;
  const now = draftOf(version);
  const next = { ...draft };
  // The server may write it a little differently; where it says the same, not a blank of the member's moves.
  for (const field of FIELDS)
    if (inFlight && says(field, draft, inFlight.draft) && !says(field, draft, now)) next[field] = now[field];
  return { ...begun(context, version), draft: next };
}

/** The queue after an edit was laid into it. */
function withEdit(context: ProfileEditorContext, id: string | null, state: QueuedEdit['state']) {
  const { edits, version } = context;
  const { changes } = saveInputOf(context);
  if (id === null) return edits;
  const edit: QueuedEdit = { id, changes, base: version?.updatedAt ?? null, state, newer: null };
  return [...(isOutdated(context) ? [] : edits).filter((known) => known.id !== id), edit];
}

/** Where a save leads, and the memory there; `again` saves what is left on top of what somebody else changed. */
export interface ResolvedSave {
  readonly at: 'saved' | 'changed' | 'queued' | 'conflicted' | 'again' | 'refused';
  readonly context: ProfileEditorContext;
}

/** What a save's answer means: never are words overwritten that the member has not seen. */
export function resolveSave(context: ProfileEditorContext, outcome: SaveOutcome): ResolvedSave {
  const { inFlight } = context;
  const answered = { ...context, inFlight: null };
  // A photo that could not be uploaded, or was chosen meanwhile, stays chosen.
  const isStored = inFlight !== null && inFlight.avatarUrl !== null && inFlight.photo === context.photo;
  const stored = isStored ? { ...answered, photo: null } : answered;
  if (outcome.type === 'queued') {
    const savedDraft = inFlight?.draft ?? context.savedDraft;
    const edits = withEdit({ ...context, draft: savedDraft }, outcome.id, 'waiting');
    return { at: 'queued', context: { ...stored, savedDraft, edits, replacing: false } };
  }
  const { version } = outcome;
  if (outcome.type === 'applied') {
    const next = { ...applied({ ...stored, inFlight }, version), inFlight: null };
    return { at: hasChanges(next) ? 'changed' : 'saved', context: next };
  }
  const edits = withEdit({ ...context, draft: inFlight?.draft ?? context.draft }, outcome.id, 'conflict');
  // Refused for a version that it knows already: asking again would never end.
  if (!context.version || !isOlder(context.version, version))
    return { at: 'refused', context: { ...answered, edits } };
  const known = { ...context, edits };
  if (rebase(known, version).collisions.length > 0)
    return { at: 'conflicted', context: { ...known, inFlight: null, serverVersion: version } };
  const next = decided({ ...known, serverVersion: version }, 'mine');
  if (Object.keys(changesOf(next)).length > 0) return { at: 'again', context: next };
  // It was the member's own save, whose answer got lost.
  return { at: hasChanges(next) ? 'changed' : 'saved', context: { ...next, inFlight: null } };
}

/**
 * The notice for a save that waits on the device: whether it is the connection that is missing, or an answer
 * (R-143).
 */
export function queuedNotice(outcome: SaveOutcome): FilledNotice {
  const isConnected = outcome.type === 'queued' && outcome.connected;
  return noticeOf(profileNotices, isConnected ? 'profile-update-pending' : 'profile-update-saved');
}

/** Refusals that trying again does not help. */
const REFUSED = new Set(['forbidden', 'invalid-input', 'not-found', 'conflict']);

/** The notice for a save that failed: short where the server refuses it, longer where trying again may help, with the reason where this device kept it not. */
export function saveFailureNotice(error: unknown): FilledNotice {
  if (error instanceof StorageError)
    return noticeOf(profileNotices, 'profile-update-not-kept', { message: notStoredText(error.failure) });
  if (dataErrorCode(error) === 'too-many-profile-edits')
    return noticeOf(profileNotices, 'profile-update-limit');
  const isRefused = REFUSED.has(dataErrorCode(error));
  return noticeOf(profileNotices, isRefused ? 'profile-update-failed' : 'profile-update-error');
}
