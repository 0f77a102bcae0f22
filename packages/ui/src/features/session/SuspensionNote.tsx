import { DEFAULT_BRAND } from '@sorella/core/domain/brand';
import { formatDateTime } from '@sorella/core/domain/events/event-time';
import { fillText } from '@sorella/core/notices/notice';
import { memberRecordTexts } from '@sorella/core/notices/texts/member-record.texts';
import { useQuery } from '@tanstack/react-query';
import { readerZone } from '../../browser/reader-zone.ts';
import { Container } from '../../primitives/Container.tsx';
import { StatusNote } from '../../primitives/StatusNote.tsx';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { suspensionQuery } from './access-queries.ts';
import * as css from './warning-notes.css.ts';

/** Tells a member who is suspended until when and why; nothing for everybody else. */
export function SuspensionNote({ userId }: { readonly userId: string }) {
  const { data } = useAppServices();
  const { data: suspension } = useQuery(suspensionQuery(data, userId));
  if (!suspension) return null;
  return (
    <StatusNote
      tone="warn"
      title={fillText(memberRecordTexts.ownTitle, {
        date: formatDateTime(suspension.until, readerZone()) ?? '',
      })}
    >
      <p className={css.words}>{suspension.reason}</p>
      <p>{fillText(memberRecordTexts.ownBody, { email: DEFAULT_BRAND.supportEmail })}</p>
    </StatusNote>
  );
}

/** The same in the measure of the page that it stands above. */
export function SuspensionNoteAbove(props: { readonly userId: string }) {
  return (
    <Container className={css.above}>
      <SuspensionNote {...props} />
    </Container>
  );
}
