import { kindOfLink } from '@sorella/core/domain/notifications/choices';
import { changeFailureNotice } from '@sorella/core/notices/data-error';
import { type FilledNotice, fillText, noticeOf } from '@sorella/core/notices/notice';
import { notificationsNotices } from '@sorella/core/notices/notifications.notices';
import {
  notificationChoiceTexts,
  unsubscribeTexts as texts,
} from '@sorella/core/notices/texts/notifications.texts';
import { useState } from 'react';
import { Button, ButtonLink } from '../../primitives/Button.tsx';
import { StatusNote } from '../../primitives/StatusNote.tsx';
import { Text } from '../../primitives/Text.tsx';
import { useSingleMutation } from '../../queries/use-single-mutation.ts';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { reportFailure } from '../../runtime/app-services.ts';

const toChoices = <ButtonLink href="/notifications">{texts.choose}</ButtonLink>;
const broken = (
  <>
    <StatusNote tone="warn" role="status" title={texts.brokenTitle}>
      {texts.brokenBody}
    </StatusNote>
    {toChoices}
  </>
);

/** Props of {@link UnsubscribeFlow}. */
export interface UnsubscribeFlowProps {
  /** As it stands in the link of a mail. */
  readonly token: string;
}

/** Stops mails of a kind for whom a link was signed, by a press and without signing in. */
export function UnsubscribeFlow({ token }: UnsubscribeFlowProps) {
  const services = useAppServices();
  const [problem, setProblem] = useState<FilledNotice | null>(null);
  const kind = kindOfLink(token);
  const stopping = useSingleMutation({
    mutationFn: () => services.data.notifications.unsubscribe(token),
    onMutate: () => setProblem(null),
    onError: (error) => {
      const failed = changeFailureNotice(error, noticeOf(notificationsNotices, 'mails-not-stopped'));
      services.notices.publish(failed, { group: 'unsubscribe', place: 'inline' });
      setProblem(failed);
      reportFailure(services, error);
    },
  });
  if (kind === null || stopping.data === null) return broken;
  const said = notificationChoiceTexts[kind];
  if (stopping.data !== undefined)
    return (
      <>
        <StatusNote tone="good" role="status" title={texts.stoppedTitle}>
          {fillText(texts.stoppedBody, { kind: said })}
        </StatusNote>
        {toChoices}
      </>
    );
  return (
    <>
      <Text>{fillText(texts.body, { kind: said })}</Text>
      {problem ? (
        <StatusNote tone="bad" title={problem.title}>
          {problem.description}
        </StatusNote>
      ) : null}
      <Button busy={stopping.isPending} busyLabel={texts.stopping} onPress={() => stopping.mutate(undefined)}>
        {texts.stop}
      </Button>
    </>
  );
}
