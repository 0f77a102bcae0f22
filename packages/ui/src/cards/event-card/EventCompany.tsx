import { fillText } from '@sorella/core/notices/notice';
import { eventCardTexts } from '@sorella/core/notices/texts/events.texts';
import { Text } from '../../primitives/Text.tsx';
import { type Face, FaceRow } from './EventFaces.tsx';
import { twoLines } from './event-card.css.ts';
import * as css from './event-card-back.css.ts';

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Props of {@link EventCompany}. */
export interface EventCompanyProps {
  /** Up to three who are going: for members only. */
  readonly faces: readonly Face[];
  /** How many are going in all, herself among them. */
  readonly attendeesCount: number;
  /** She has a seat. */
  readonly isGoing?: boolean;
}

/** Who comes, by face and first name: 'Noor, Lena, Grace, you, and 10 more'. Nothing where nobody can be named. */
export function EventCompany({ faces, attendeesCount, isGoing = false }: EventCompanyProps) {
  const names = faces.slice(0, 3).flatMap(({ firstName }) => firstName?.trim() || []);
  if (names.length === 0) return null;
  const named = isGoing ? [...names, eventCardTexts.you] : names;
  const others = attendeesCount - named.length;
  return (
    <div className={css.company}>
      <FaceRow faces={faces} size="small" />
      <div className={css.companyWords}>
        <Text size="small" weight="strong">
          {eventCardTexts.whoIsGoing}
        </Text>
        {/* Names may be cut: how many are going stands among the facts. */}
        <Text size="small" tone="soft" className={twoLines}>
          {list.format(others > 0 ? [...named, fillText(eventCardTexts.more, { n: others })] : named)}
        </Text>
      </div>
    </div>
  );
}
