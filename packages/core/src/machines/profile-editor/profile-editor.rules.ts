import { dataErrorCode } from '../../data-port/errors.ts';
import { splitFullName } from '../../domain/names.ts';
import { checkProfile, isValid } from '../../domain/validation.ts';
import { parseInstant } from '../../domain/zoned-time.ts';
import { type FilledNotice, noticeOf } from '../../notices/notice.ts';
import { profileNotices } from '../../notices/profile.notices.ts';
import type {
  ProfileChanges,
  ProfileDraft,
  ProfileEditorContext,
  ProfileEditorEvent,
  ProfileField,
  ProfileVersion,
  SaveInput,
  SaveOutcome,
} from './profile-editor.types.ts';

const FIELDS: readonly ProfileField[] = ['name', 'title', 'bio'];

/** What a field says, apart from blanks that are not stored. */
function meaning(field: ProfileField, text: string): string {
  return field === 'bio' ? text.trim() : text.trim().replace(/\s+/g, ' ');
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
    const { firstName, lastName } = splitFullName(to.name);
    changes.firstName = firstName || null;
    changes.lastName = lastName || null;
  }
  if (!says('title', from, to)) changes.title = meaning('title', to.title) || null;
  if (!says('bio', from, to)) changes.bio = meaning('bio', to.bio) || null;
  return changes;
}

/** Everything that a save writes, a photo that was uploaded included. */
export function changesOf({ kept, draft, sent }: ProfileEditorContext): ProfileChanges {
  return { ...changesBetween(kept, draft), ...(sent?.avatarUrl ? { avatarUrl: sent.avatarUrl } : {}) };
}

/** What a save is asked for. */
export function saveInputOf(context: ProfileEditorContext): SaveInput {
  const { userId, version, waiting, replacing } = context;
  return { userId, changes: changesOf(context), base: version, replaces: replacing ? waiting : [] };
}

/** Whether anything in the form is not stored yet. */
export function hasChanges({ kept, draft, photo }: ProfileEditorContext): boolean {
  return photo !== null || !isSameDraft(kept, draft);
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
  readonly kept: ProfileDraft;
  /** Fields that she and somebody else changed to different words. */
  readonly collisions: readonly ProfileField[];
  /** Whether something was taken over from elsewhere. */
  readonly merged: boolean;
}

/**
 * Lays a newer version under what is typed, field by field: what she has not touched follows, what she typed stays
 * . Where both changed the same, `prefer` decides; the fields are named in any case.
 */
export function rebase(
  { version, draft, kept }: Pick<ProfileEditorContext, 'version' | 'draft' | 'kept'>,
  newer: ProfileVersion,
  prefer: 'mine' | 'theirs' = 'mine',
): Rebased {
  const now = draftOf(newer);
  const before = version ? draftOf(version) : now;
  const result = { draft: { ...draft }, kept: { ...kept } };
  const collisions: ProfileField[] = [];
  let merged = false;
  for (const field of FIELDS) {
    if (says(field, before, now)) continue;
    const isUntouched = says(field, draft, before);
    const isOwnEcho = says(field, kept, now);
    result.kept[field] = now[field];
    if (isOwnEcho || says(field, draft, now)) continue;
    if (isUntouched) {
      result.draft[field] = now[field];
      merged = true;
      continue;
    }
    collisions.push(field);
    if (prefer === 'theirs') result.draft[field] = now[field];
  }
  return { ...result, collisions, merged };
}

/** The memory with the first version that was read. */
export function begun(context: ProfileEditorContext, version: ProfileVersion): ProfileEditorContext {
  const draft = draftOf(version);
  return { ...context, version, draft, kept: draft, waiting: [], replacing: false };
}

/** The memory after a version that collides with nothing. */
export function settled(context: ProfileEditorContext, newer: ProfileVersion): ProfileEditorContext {
  const { draft, kept } = rebase(context, newer);
  const next = { ...context, version: newer, draft, kept, theirs: null };
  return isWaitingToSync(next) ? next : { ...next, waiting: [] };
}

/** The memory after she decided between two versions; whatever of hers waits is outdated by it. */
export function decided(context: ProfileEditorContext, prefer: 'mine' | 'theirs'): ProfileEditorContext {
  const { theirs, waiting } = context;
  if (!theirs) return context;
  const { draft } = rebase(context, theirs, prefer);
  return { ...begun(context, theirs), draft, theirs: null, waiting, replacing: waiting.length > 0 };
}

/** The memory after she typed, or chose a photo. */
export function edited(context: ProfileEditorContext, event: ProfileEditorEvent): ProfileEditorContext {
  if (event.type === 'draft.edit')
    return { ...context, draft: { ...context.draft, [event.field]: event.value } };
  if (event.type === 'photo.choose') return { ...context, photo: event.photo };
  return context;
}

/** The memory after she let go of what was not stored. */
export function discarded(context: ProfileEditorContext): ProfileEditorContext {
  const { theirs } = context;
  const without = { ...context, draft: context.kept, photo: null };
  if (!theirs) return without;
  const { waiting } = context;
  return { ...begun(without, theirs), theirs: null, waiting, replacing: waiting.length > 0 };
}

/** Whether the form may be sent. */
export const isSendable = ({ draft }: ProfileEditorContext): boolean => isValid(checkProfile(draft));

/** Whether what was stored on this device waits to be sent: the server's version does not say it yet. */
export const isWaitingToSync = ({ version, kept }: ProfileEditorContext): boolean =>
  version !== null && !isSameDraft(draftOf(version), kept);

function applied(context: ProfileEditorContext, version: ProfileVersion): ProfileEditorContext {
  const { sent, draft } = context;
  const now = draftOf(version);
  const next = { ...draft };
  // The server may write it a little differently; where it says the same, not a blank of hers moves.
  for (const field of FIELDS)
    if (sent && says(field, draft, sent.draft) && !says(field, draft, now)) next[field] = now[field];
  return { ...begun(context, version), draft: next };
}

const withId = (ids: readonly string[], id: string | null): readonly string[] =>
  id === null || ids.includes(id) ? ids : [...ids, id];

/** Where a save leads, and the memory there; `again` saves what is left on top of what somebody else changed. */
export interface Landing {
  readonly at: 'saved' | 'changed' | 'queued' | 'conflicted' | 'again' | 'refused';
  readonly context: ProfileEditorContext;
}

/** What a save's answer means: never are words overwritten that she has not seen. */
export function landingOf(context: ProfileEditorContext, outcome: SaveOutcome): Landing {
  const { sent } = context;
  const landed = { ...context, sent: null };
  // A photo that could not be uploaded, or was chosen meanwhile, stays chosen.
  const isStored = sent !== null && sent.avatarUrl !== null && sent.photo === context.photo;
  const stored = isStored ? { ...landed, photo: null } : landed;
  if (outcome.type === 'queued') {
    const kept = sent?.draft ?? context.kept;
    const waiting = withId(context.replacing ? [] : context.waiting, outcome.id);
    return { at: 'queued', context: { ...stored, kept, waiting, replacing: false } };
  }
  const { version } = outcome;
  if (outcome.type === 'applied') {
    const next = { ...applied({ ...stored, sent }, version), sent: null };
    return { at: hasChanges(next) ? 'changed' : 'saved', context: next };
  }
  const known = { ...context, waiting: withId(context.waiting, outcome.id) };
  // Refused for a version that it knows already: asking again would never end.
  if (!context.version || !isOlder(context.version, version))
    return { at: 'refused', context: { ...known, sent: null } };
  if (rebase(context, version).collisions.length > 0)
    return { at: 'conflicted', context: { ...known, sent: null, theirs: version } };
  const next = decided({ ...known, theirs: version }, 'mine');
  if (Object.keys(changesOf(next)).length > 0) return { at: 'again', context: next };
  // It was her own save, whose answer got lost.
  return { at: hasChanges(next) ? 'changed' : 'saved', context: { ...next, sent: null } };
}

/** Refusals that trying again does not help. */
const REFUSED = new Set(['forbidden', 'invalid-input', 'not-found', 'conflict']);

/** The notice for a save that failed: short where the server refuses it, longer where trying again may help. */
export function saveFailureNotice(error: unknown): FilledNotice {
  const isRefused = REFUSED.has(dataErrorCode(error));
  return noticeOf(profileNotices, isRefused ? 'profile-update-failed' : 'profile-update-error');
}
