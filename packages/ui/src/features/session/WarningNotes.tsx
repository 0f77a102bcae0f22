import { DEFAULT_BRAND } from '@sorella/core/domain/brand';
import type { Warning } from '@sorella/core/domain/entities/warning';
import { formatLongDate } from '@sorella/core/domain/events/event-time';
import { changeFailureNotice } from '@sorella/core/notices/data-error';
import { fillText } from '@sorella/core/notices/notice';
import { memberRecordTexts } from '@sorella/core/notices/texts/member-record.texts';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Button } from '../../primitives/Button.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { StatusNote } from '../../primitives/StatusNote.tsx';
import { useKeptFocus } from '../../primitives/use-kept-focus.ts';
import { useSingleMutation } from '../../queries/use-single-mutation.ts';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { reportFailure } from '../../runtime/app-services.ts';
import { warningsQuery } from './access-queries.ts';
import * as css from './warning-notes.css.ts';

function WarningNote({ userId, warning }: { readonly userId: string; readonly warning: Warning }) {
  const services = useAppServices();
  const { mutate, isPending } = useSingleMutation({
    mutationFn: () => services.data.access.confirmWarning({ userId, warningId: warning.id }),
    onError: (error) => {
      services.notices.publish(changeFailureNotice(error));
      reportFailure(services, error);
    },
  });
  const date = formatLongDate(warning.createdAt, 'UTC') ?? '';
  return (
    <StatusNote
      tone="warn"
      title={fillText(memberRecordTexts.ownWarningTitle, { date })}
      actions={
        <Button
          size="small"
          variant="secondary"
          busy={isPending}
          busyLabel={memberRecordTexts.confirmingWarning}
          onPress={() => mutate()}
        >
          {memberRecordTexts.confirmWarning}
        </Button>
      }
    >
      <p className={css.words}>{warning.warning}</p>
      <p>{fillText(memberRecordTexts.ownWarningQuestions, { email: DEFAULT_BRAND.supportEmail })}</p>
    </StatusNote>
  );
}

/** What organizers have warned a member of, until she confirms it; nothing for everybody else. */
export function WarningNotes({ userId }: { readonly userId: string }) {
  const { data } = useAppServices();
  const { data: warnings = [] } = useQuery(warningsQuery(data, userId));
  const notes = useRef<HTMLDivElement>(null);
  useKeptFocus({
    part: () => notes.current,
    next: () => notes.current?.querySelector('button') ?? document.querySelector('main'),
  });
  if (warnings.length === 0) return null;
  return (
    <div ref={notes}>
      <Stack>
        {warnings.map((warning) => (
          <WarningNote key={warning.id} userId={userId} warning={warning} />
        ))}
      </Stack>
    </div>
  );
}
