import type { EventConsequence } from '@sorella/core/domain/events/event-form-values';
import { fillText } from '@sorella/core/notices/notice';
import { eventFormTexts as texts } from '@sorella/core/notices/texts/event-form.texts';
import { Mail } from 'lucide';
import { Icon } from '../../art/icons/Icon.tsx';
import { StatusNote } from '../../primitives/StatusNote.tsx';

/** Props of {@link EventConsequences}. */
export interface EventConsequencesProps {
  readonly consequences: readonly EventConsequence[];
  /** Members who applied and are not denied; null while nobody could count them. */
  readonly applicantCount: number | null;
}

function movedText(count: number | null): string {
  if (count === null) return texts.movedUncounted;
  return count === 0 ? texts.movedNobody : fillText(texts.moved, { n: count });
}

/** What a change of time, place or price means for members who applied, said before it is saved. */
export function EventConsequences({ consequences, applicantCount }: EventConsequencesProps) {
  const lines = [
    consequences.includes('moved') ? movedText(applicantCount) : null,
    consequences.includes('repriced') && applicantCount !== 0 ? texts.repriced : null,
  ].filter((line) => line !== null);
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
