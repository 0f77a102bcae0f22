import type { FilledNotice, NoticeGroup, NoticeParamsOf, ParamsArgument } from './notice.ts';
import { noticeOf } from './notice.ts';
import * as subjects from './subjects.ts';

/** `adminAccessNotices` are about the subject `admin-access`. */
const subjectOf = (name: string) =>
  name.replace(/Notices$/, '').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The whole catalogue by subject, for reviews and the state atlas. */
export const NOTICES_BY_SUBJECT: Readonly<Record<string, NoticeGroup>> = Object.fromEntries(
  Object.entries(subjects).map(([name, group]) => [subjectOf(name), group]),
);

type Merged<Union> = (Union extends unknown ? (group: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type Subjects = typeof subjects;

/** Every notice title and description of the product, by id. */
export const NOTICES: Merged<Subjects[keyof Subjects]> = Object.assign({}, ...Object.values(subjects));

/** The id of any notice. */
export type NoticeId = keyof typeof NOTICES;

/** The values that a notice needs: `NoticeParams<'access-required'>` is `{ feature: string | number }`. */
export type NoticeParams<Id extends NoticeId> = NoticeParamsOf<(typeof NOTICES)[Id]>;

/** The ids of notices that need no values, for tables that map a failure to its notice. */
export type PlainNoticeId = { [Id in NoticeId]: keyof NoticeParams<Id> extends never ? Id : never }[NoticeId];

/** A notice ready to be shown. */
export type Notice = FilledNotice<NoticeId>;

/**
 * Any notice by id, filled. Ships the whole catalogue: code on the first load names its subject with
 * `noticeOf` instead.
 *
 * @example notice('access-required', { feature: 'Messages' })
 */
export function notice<Id extends NoticeId>(
  id: Id,
  ...params: ParamsArgument<NoticeParams<Id>>
): FilledNotice<Id> {
  return noticeOf<typeof NOTICES, Id>(NOTICES, id, ...params);
}
