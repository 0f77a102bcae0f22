import { dataErrorCode } from '@sorella/core/data-port';
import { REPORT_REASONS, type ReportReason } from '@sorella/core/domain/entities/safety';
import { fullName } from '@sorella/core/domain/profile/names';
import { changeFailureNotice } from '@sorella/core/notices/data-error';
import { fillText, noticeOf } from '@sorella/core/notices/notice';
import { safetyNotices } from '@sorella/core/notices/safety.notices';
import { safetyTexts } from '@sorella/core/notices/texts/safety.texts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MemberCard } from '../../cards/member-card/MemberCard.tsx';
import { MemberCardSkeleton } from '../../cards/member-card/MemberCardSkeleton.tsx';
import { ErrorState } from '../../empty-states/ErrorState.tsx';
import { FormProblem, type FormProblemProps } from '../../forms/FormProblem.tsx';
import { type ReportDraft, ReportForm } from '../../forms/report/ReportForm.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Dialog } from '../../primitives/Dialog.tsx';
import { Inline } from '../../primitives/Inline.tsx';
import { KeptPlace } from '../../primitives/KeptPlace.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { Text } from '../../primitives/Text.tsx';
import { useReadFailure } from '../../queries/use-read-failure.ts';
import { useSingleMutation } from '../../queries/use-single-mutation.ts';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { reportFailure } from '../../runtime/app-services.ts';
import { forgetTabDraft, keepTabDraft, readTabDraft } from '../editing/index.ts';
import { memberCardQuery } from './queries.ts';
import { type Someone, useBlocking } from './use-blocking.ts';

/** Props of {@link MemberCardDialog}. */
export interface MemberCardDialogProps {
  readonly open: boolean;
  readonly member: Someone;
  /** A message of hers that a report is about. */
  readonly messageId?: string;
  /** What it begins with. */
  readonly view?: 'card' | 'report';
  readonly onClose: () => void;
}

function reportDraftOf(form: string): ReportDraft {
  const { reason, comment = '' } = readTabDraft(form);
  return { reason: REPORT_REASONS.find((known) => known === reason) ?? null, comment };
}

/**
 * A member's card in a window, with blocking and reporting. What a report says stays in the tab, by whom or what it is
 * about, until it is sent or she signs out.
 */
export function MemberCardDialog({
  open,
  member,
  messageId,
  view: first = 'card',
  onClose,
}: MemberCardDialogProps) {
  const services = useAppServices();
  const [view, setView] = useState<'card' | 'report' | 'block'>(first);
  const [reportId] = useState(() => crypto.randomUUID());
  const form = `report ${messageId ?? member.userId}`;
  const [draft, setDraft] = useState(() => reportDraftOf(form));
  const card = useQuery({ ...memberCardQuery(services.data, member.userId), enabled: open });
  const failure = useReadFailure(card);
  const name = card.data ? fullName(card.data) : member.name;
  const block = useBlocking('block');
  const report = useSingleMutation({
    mutationFn: (details: { reason: ReportReason; comment: string | null }) =>
      services.data.safety.report({
        id: reportId,
        userId: member.userId,
        messageId: messageId ?? null,
        ...details,
      }),
    onSuccess: () => {
      forgetTabDraft(form);
      services.notices.publish(noticeOf(safetyNotices, 'report-sent', { name }));
      onClose();
    },
    onError: (error) => reportFailure(services, error),
  });
  const title = {
    card: name,
    report: messageId === undefined ? fillText(safetyTexts.reportName, { name }) : safetyTexts.reportMessage,
    block: fillText(safetyTexts.askBlockTitle, { name }),
  }[view];

  return (
    <Dialog open={open} title={title} closable={!block.isPending && !report.isPending} onClose={onClose}>
      <KeptPlace next="first">
        {view === 'report' ? (
          <ReportForm
            draft={draft}
            busy={report.isPending}
            {...(report.isError && { problem: reportProblem(report.error) })}
            onSubmit={(details) => report.mutate(details)}
            onTyped={(typed) => {
              setDraft(typed);
              keepTabDraft(form, { reason: typed.reason ?? undefined, comment: typed.comment });
            }}
            onCancel={() => (first === 'report' ? onClose() : setView('card'))}
          />
        ) : view === 'block' ? (
          <Stack gap="6">
            <Text>{safetyTexts.askBlockBody}</Text>
            {block.isError ? <FormProblem {...blockProblem(block.error)} /> : null}
            <Inline gap="3" justify="end">
              <Button variant="secondary" unavailable={block.isPending} onPress={() => setView('card')}>
                {safetyTexts.keep}
              </Button>
              <Button
                variant="danger"
                busy={block.isPending}
                busyLabel={safetyTexts.blocking}
                onPress={() => block.mutate({ ...member, name }, { onSuccess: onClose })}
              >
                {safetyTexts.block}
              </Button>
            </Inline>
          </Stack>
        ) : card.data ? (
          <MemberCard
            member={card.data}
            named={false}
            onMessage={onClose}
            onBlock={() => {
              block.reset();
              setView('block');
            }}
            onReport={() => setView('report')}
          />
        ) : failure ? (
          <ErrorState
            notice={failure.generalNotice}
            headingLevel={3}
            retrying={failure.retrying}
            onRetry={() => void card.refetch()}
          />
        ) : card.isPending ? (
          <MemberCardSkeleton />
        ) : (
          <Text tone="soft">{safetyTexts.goneBody}</Text>
        )}
      </KeptPlace>
    </Dialog>
  );
}

const blockProblem = (error: unknown) =>
  dataErrorCode(error) === 'too-many-blocks'
    ? safetyNotices['block-limit']
    : problemOf(error, safetyNotices['block-failed']);

const reportProblem = (error: unknown) =>
  dataErrorCode(error) === 'too-many-reports'
    ? safetyNotices['report-limit']
    : problemOf(error, safetyNotices['report-failed']);

/** What the error says by itself, or that it failed. */
function problemOf(error: unknown, failed: FormProblemProps): FormProblemProps {
  const code = dataErrorCode(error);
  return code === 'unexpected' || code === 'unavailable' ? failed : changeFailureNotice(error);
}
