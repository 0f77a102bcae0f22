import { NOTICES } from '@sorella/core/notices/catalogue';
import type { NoticeDefinition } from '@sorella/core/notices/notice';

const notices: Readonly<Record<string, NoticeDefinition>> = NOTICES;

const toneWords = { success: 'Success', info: 'Info', warning: 'Warning', error: 'Error' } as const;

/** Notices in the words of the catalogue; what is filled in stands in braces. */
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
              <strong>{notice?.title ?? id}</strong> {notice?.description}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
