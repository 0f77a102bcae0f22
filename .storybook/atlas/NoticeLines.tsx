import { NOTICES } from '@sorella/core/notices/catalogue';
import type { NoticeDefinition } from '@sorella/core/notices/notice';
import { FilledWords } from './FilledWords.tsx';

const notices: Readonly<Record<string, NoticeDefinition>> = NOTICES;

const toneWords = { success: 'Success', info: 'Info', warning: 'Warning', error: 'Error' } as const;

/** Notices in the words of the catalogue; in the place of what is filled in stands what that is. */
export function NoticeLines({ ids }: { ids: readonly string[] }) {
  return (
    <ul className="atlas-notices">
      {ids.map((id) => {
        const notice = notices[id];
        return (
          <li key={id}>
            {notice && (
              <span className={`atlas-mark atlas-tone-${notice.tone}`}>{toneWords[notice.tone]}</span>
            )}
            <span>
              <strong>
                <FilledWords text={notice?.title ?? id} />
              </strong>{' '}
              <FilledWords text={notice?.description ?? ''} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
