import { readdirSync } from 'node:fs';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { accessNotices } from './access.notices.ts';
import type { NoticeId, NoticeParams } from './catalogue.ts';
import { NOTICES, NOTICES_BY_SUBJECT, notice } from './catalogue.ts';
import type { NoticeDefinition } from './notice.ts';
import { fillText, noticeOf } from './notice.ts';
import { REQUIRED_NOTICES } from './required-notices.fixture.ts';

const entries: readonly (readonly [string, NoticeDefinition])[] = Object.entries(NOTICES);

/** Sentences the specification prints without a full stop; ours always end with one. */
const quotedDescriptions = new Set(REQUIRED_NOTICES.map(([, , description]) => description));

describe('the notice catalogue', () => {
  it.each(REQUIRED_NOTICES)('%s is answered with %j / %j', (requirement, title, description) => {
    const answered = entries.filter(([, entry]) => entry.answers.some((id) => id === requirement));
    // A half that the requirement leaves open is answered by whatever the entry says there.
    const halves = answered.map(([, entry]) => [
      title === null ? null : entry.title,
      description === null ? null : entry.description,
    ]);
    expect(halves).toContainEqual([title, description]);
  });

  /** The ids of the entries for which something does not hold. */
  const idsWhere = (wrong: (entry: NoticeDefinition) => boolean) =>
    entries.filter(([, entry]) => wrong(entry)).map(([id]) => id);

  it('has a title and a description for every notice (R-039)', () => {
    expect(idsWhere(({ title, description }) => !title.trim() || !description.trim())).toEqual([]);
  });

  it('uses every id once, in kebab-case, and aggregates all subjects', () => {
    const ids = Object.values(NOTICES_BY_SUBJECT).flatMap((group) => Object.keys(group));
    expect(ids).toHaveLength(new Set(ids).size);
    expect(new Set(ids)).toEqual(new Set(Object.keys(NOTICES)));
    expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
  });

  it('has every subject that is written, by the name of its file', () => {
    const written = readdirSync(new URL('.', import.meta.url)).flatMap(
      (file) => /^(.*)\.notices\.ts$/.exec(file)?.[1] ?? [],
    );
    expect(Object.keys(NOTICES_BY_SUBJECT).toSorted(), 'list each one in subjects.ts').toEqual(
      written.toSorted(),
    );
  });

  it('names the requirements or decisions that each notice answers', () => {
    expect(
      idsWhere(({ answers }) => answers.length === 0 || !answers.every((id) => /^[RA]-\d{2,3}$/.test(id))),
    ).toEqual([]);
  });

  it('keeps titles short enough for one line of a notice', () => {
    expect(idsWhere(({ title }) => title.length > 60 || title !== title.trim())).toEqual([]);
  });

  it('ends every description of our own with punctuation', () => {
    const isOurs = (description: string) =>
      !quotedDescriptions.has(description) && description !== '{message}';
    expect(idsWhere(({ description }) => isOurs(description) && !/[.!?]$/.test(description))).toEqual([]);
  });

  it('writes straight quotes and three dots, as the specification does', () => {
    expect(idsWhere(({ title, description }) => /[‘’“”…]|\s{2}/.test(title + description))).toEqual([]);
  });

  it('makes a title of what stands before a colon, and a description of the rest (A-77)', () => {
    expect(idsWhere(({ title }) => title.includes(':'))).toEqual([]);
    const { title, description } = notice('event-creation-queued');
    expect(`${title}: ${description}`).toBe('Event saved: will be created when back online.');
  });

  it('leaves no brace that could not be filled', () => {
    const withoutKnown = (text: string) =>
      text.replace(
        /\{(n|event|feature|email|status|message|link|amount|contact|deadline|name|names|admin|file|reference|withReference|whose|rest|role|outcome)\}/g,
        '',
      );
    expect(idsWhere(({ title, description }) => /[{}]/.test(withoutKnown(title + description)))).toEqual([]);
  });
});

describe('notice()', () => {
  it('fills the entry (R-036)', () => {
    expect(notice('access-required', { feature: 'Messages' })).toEqual({
      id: 'access-required',
      tone: 'warning',
      title: 'Access required',
      description:
        'Messages requires a subscription or approved event application. Apply to an event to unlock all features!',
    });
    expect(noticeOf(accessNotices, 'sign-in-required', { feature: 'Coffee Chats' }).description).toBe(
      'Please sign in to access Coffee Chats',
    );
  });

  it('does not fill a value that looks like a placeholder', () => {
    expect(notice('join-failed-message', { message: '{message} $& {n}' }).description).toBe(
      '{message} $& {n}',
    );
  });

  it('asks the compiler for exactly the values of the text', () => {
    expectTypeOf<NoticeParams<'reconnecting'>>().toEqualTypeOf<{ readonly n: string | number }>();
    expectTypeOf<NoticeId>().not.toEqualTypeOf<string>();
    expect(notice('event-full').title).toBe('Event Full');
    // @ts-expect-error the feature is missing
    notice('access-required');
    // @ts-expect-error the name is misspelled
    notice('access-required', { featur: 'Messages' });
    // @ts-expect-error this notice takes nothing
    notice('event-full', { feature: 'Messages' });
    // @ts-expect-error there is no such notice
    expect(() => notice('event-fulll')).toThrow(TypeError);
    // @ts-expect-error the same holds for one subject
    noticeOf(accessNotices, 'access-required');
    // @ts-expect-error and for a text
    fillText('Attempt {n} of 3');
    expect(fillText('Attempt {n} of 3', { n: 2 })).toBe('Attempt 2 of 3');
  });
});
