import type { EventConsequence } from '@sorella/core/domain/events/event-form-values';
import { fillText } from '@sorella/core/notices/notice';
import { eventDeleteTexts, eventFormTexts as texts } from '@sorella/core/notices/texts/event-form.texts';
import { Mail } from 'lucide';
import { Icon } from '../../art/icons/Icon.tsx';
import { StatusNote } from '../../primitives/StatusNote.tsx';

/** Members who applied and are not denied, once they are counted. */
export type ApplicantCount = number | 'loading' | 'unknown';

/** Props of {@link EventConsequences}. */
export interface EventConsequencesProps {
  readonly consequences: readonly EventConsequence[];
  readonly applicantCount: ApplicantCount;
}

function movedText(count: number | 'unknown'): string {
  if (count === 'unknown') return texts.movedUncounted;
  return count === 0 ? texts.movedNobody : fillText(texts.moved, { n: count });
}

function linesOf({ consequences, applicantCount }: EventConsequencesProps): readonly string[] {
  if (consequences.length === 0) return [];
  // What it means depends on whether there is anybody.
  if (applicantCount === 'loading') return [eventDeleteTexts.counting];
  return [
    consequences.includes('moved') ? movedText(applicantCount) : null,
    consequences.includes('repriced') && applicantCount !== 0 ? texts.repriced : null,
  ].filter((line) => line !== null);
}

/** What a change of time, place or price means for members who applied, said before it is saved. */
export function EventConsequences(props: EventConsequencesProps) {
  const lines = linesOf(props);
  return (
    <div role="status">
      {lines.length === 0 ? null : (
        <StatusNote tone="info" icon={<Icon drawing={Mail} size={18} />} title={texts.consequences}>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </StatusNote>
      )}
    </div>
  );
}
