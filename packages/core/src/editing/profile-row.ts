import * as z from 'zod/mini';
import type { ProfileChanges } from '../data-port/community-data.ts';
import { DataError, dataErrorCode } from '../data-port/errors.ts';
import { Profile } from '../domain/entities/profile.ts';
import { splitFullName } from '../domain/profile/names.ts';
import { checkProfile, isValid } from '../domain/validation.ts';
import { isVisible, tidiedLine } from '../domain/visible-text.ts';
import { type EditableRow, type RowHappening, rowRules } from '../machines/row-editor/row-editor.rules.ts';
import { dataErrorNotices } from '../notices/data-error.notices.ts';
import { type FilledNotice, noticeOf } from '../notices/notice.ts';
import { profileNotices } from '../notices/profile.notices.ts';
import { notStoredText } from '../notices/texts/sync.texts.ts';
import { StorageError } from '../offline/key-value-store.ts';

import type { QueuedEditsOf } from './queued-edits.ts';

const Version = z.pick(Profile, {
  id: true,
  firstName: true,
  lastName: true,
  title: true,
  bio: true,
  avatarUrl: true,
  updatedAt: true,
});
/** One version of the member's row, as far as the form is about it. */
export type ProfileVersion = z.infer<typeof Version>;

/** The fields as typed; the name in full, because 'Maya O.' would lose the rest. */
export interface ProfileDraft {
  readonly name: string;
  readonly title: string;
  readonly bio: string;
}

/** A photo that could not be stored, and was all that there was to save. */
export class PhotoNotStored extends DataError {
  constructor(cause: unknown) {
    super(dataErrorCode(cause), { cause });
  }
}

const SHOWN = ['firstName', 'lastName', 'title', 'bio', 'avatarUrl'] as const;
/** Refusals that trying again does not help. */
const REFUSED = new Set(['forbidden', 'invalid-input', 'not-found', 'conflict']);

function meaning(field: keyof ProfileDraft, typed: string): string {
  if (!isVisible(typed)) return '';
  const text = typed.replaceAll('\0', '');
  return field === 'bio' ? text.trim() : tidiedLine(text).replace(/\s+/g, ' ');
}

/** Short where the server refuses it, longer where trying again may help, with the reason where this device kept it not. */
function failureNotice(error: unknown): FilledNotice {
  if (error instanceof PhotoNotStored) return noticeOf(profileNotices, 'profile-photo-kept');
  if (error instanceof StorageError)
    return noticeOf(profileNotices, 'profile-update-not-kept', { message: notStoredText(error.failure) });
  const code = dataErrorCode(error);
  if (code === 'too-many-profile-edits') return noticeOf(profileNotices, 'profile-update-limit');
  return noticeOf(profileNotices, REFUSED.has(code) ? 'profile-update-failed' : 'profile-update-error');
}

function happened(happening: RowHappening): FilledNotice {
  switch (happening.kind) {
    case 'saved':
      return noticeOf(profileNotices, 'profile-updated');
    case 'merged':
      return noticeOf(profileNotices, 'profile-changed-elsewhere');
    case 'collided':
      return noticeOf(dataErrorNotices, 'error-conflict');
    case 'photo-kept':
      return noticeOf(profileNotices, 'profile-photo-kept');
    case 'queued':
      return noticeOf(
        profileNotices,
        happening.connected ? 'profile-update-pending' : 'profile-update-saved',
      );
    case 'failed':
      return failureNotice(happening.error);
  }
}

/** The member's own profile as an editable row: names are written only if they changed. */
export const profileRow: EditableRow<ProfileVersion, ProfileDraft, ProfileChanges> &
  QueuedEditsOf<ProfileChanges> = {
  fields: ['name', 'title', 'bio'],
  valuesOf: ({ firstName, lastName, title, bio }) => {
    const name = [firstName, lastName]
      .map((part) => meaning('name', part ?? ''))
      .filter((part) => part !== '');
    return { name: name.join(' '), title: title ?? '', bio: bio ?? '' };
  },
  meaning,
  changesBetween(from, to) {
    const said = (field: keyof ProfileDraft) => {
      const now = meaning(field, to[field]);
      return now === meaning(field, from[field]) ? null : now;
    };
    const [name, title, bio] = [said('name'), said('title'), said('bio')];
    const { firstName, lastName } = splitFullName(name ?? '');
    return {
      ...(name !== null && { firstName: firstName || null, lastName: lastName || null }),
      ...(title !== null && { title: title || null }),
      ...(bio !== null && { bio: bio || null }),
    };
  },
  withChanges: (row, changes) => ({ ...row, ...changes }),
  said: (row, theirs) => ({ ...row, ...Version.safeParse({ ...row, ...theirs }).data }),
  says: (row, changes) => SHOWN.every((field) => !(field in changes) || changes[field] === row[field]),
  writes: (changes, field) =>
    field === 'name' ? 'firstName' in changes || 'lastName' in changes : field in changes,
  untyped: ({ firstName: _first, lastName: _last, title: _title, bio: _bio, ...rest }) => rest,
  isSendable: (values) => isValid(checkProfile(values)),
  noticeOf: happened,
  changesIn: (change) => (change.kind === 'profile.update' ? change.changes : null),
};

/** Its rules. */
export const profileRules = rowRules(profileRow);
