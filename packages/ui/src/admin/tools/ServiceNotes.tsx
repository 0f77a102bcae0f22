import { adminSectionHref } from '@sorella/core/domain/administration/sections';
import type { AdminOverview } from '@sorella/core/domain/entities/admin';
import { formatRelativeTime } from '@sorella/core/domain/relative-time';
import { fillText } from '@sorella/core/notices/notice';
import { serviceTexts as texts } from '@sorella/core/notices/texts/admin-tools.texts';
import { StatusNote } from '../../primitives/StatusNote.tsx';
import { TextLink } from '../../primitives/TextLink.tsx';
import * as css from './tools.css.ts';

const LATE_MS = 10 * 60_000;

const names: Readonly<Record<string, string>> = texts.functions;

/** Props of {@link ServiceNotes}. */
export interface ServiceNotesProps {
  readonly overview: Pick<AdminOverview, 'mails' | 'tasks' | 'failedFunctions'>;
  /** Milliseconds. */
  readonly now: number;
}

/** What an organiser must know of mails and of the server, and nothing while all of it works. */
export function ServiceNotes({ overview: { mails, tasks, failedFunctions }, now }: ServiceNotesProps) {
  const ago = (instant: string) => formatRelativeTime(instant, now) ?? '';
  const isLate = mails.oldest !== null && now - Date.parse(mails.oldest) > LATE_MS;
  const sending = tasks.find(({ task }) => task === 'deliver-mails');
  if (!isLate && mails.givenUp === 0 && failedFunctions.length === 0) return null;
  return (
    <div className={css.stack}>
      {isLate && mails.oldest !== null ? (
        <StatusNote tone="warn" title={texts.mailsLate}>
          {fillText(mails.waiting === 1 ? texts.mailWaits : texts.mailsWait, {
            n: mails.waiting,
            age: ago(mails.oldest),
          })}{' '}
          {sending === undefined ? texts.neverRan : fillText(texts.ran, { age: ago(sending.lastRunAt) })}
        </StatusNote>
      ) : null}
      {mails.givenUp === 0 ? null : (
        <StatusNote
          tone="warn"
          title={mails.givenUp === 1 ? texts.mailGivenUp : fillText(texts.mailsGivenUp, { n: mails.givenUp })}
        >
          <TextLink href={adminSectionHref('mails')}>{texts.openMails}</TextLink>
        </StatusNote>
      )}
      {failedFunctions.length === 0 ? null : (
        <StatusNote tone="warn" title={texts.failed}>
          <ul>
            {failedFunctions.map(({ name, failures, lastAt }) => (
              <li key={name}>
                {fillText(failures === 1 ? texts.failedOnce : texts.failedOften, {
                  what: names[name] ?? name,
                  n: failures,
                  age: ago(lastAt),
                })}
              </li>
            ))}
          </ul>
        </StatusNote>
      )}
    </div>
  );
}
