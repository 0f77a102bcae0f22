import { DEFAULT_BRAND } from '@sorella/core/domain/brand';
import { formatLongDate } from '@sorella/core/domain/events/event-time';
import { fillText } from '@sorella/core/notices/notice';
import { memberRecordTexts } from '@sorella/core/notices/texts/member-record.texts';
import { useQuery } from '@tanstack/react-query';
import { StatusNote } from '../../primitives/StatusNote.tsx';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { suspensionQuery } from './access-queries.ts';

/** Tells a member who is suspended until when and why; nothing for everybody else. */
export function SuspensionNote({ userId }: { readonly userId: string }) {
  const { data } = useAppServices();
  const { data: suspension } = useQuery(suspensionQuery(data, userId));
  if (!suspension) return null;
  return (
    <StatusNote
      tone="warn"
      title={fillText(memberRecordTexts.ownTitle, { date: formatLongDate(suspension.until, 'UTC') ?? '' })}
    >
      {fillText(memberRecordTexts.ownBody, { reason: suspension.reason, email: DEFAULT_BRAND.supportEmail })}
    </StatusNote>
  );
}
