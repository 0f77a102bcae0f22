import { kindOfLink } from '@sorella/core/domain/notifications/choices';
import { changeFailureNotice } from '@sorella/core/notices/data-error';
import { type FilledNotice, fillText, noticeOf } from '@sorella/core/notices/notice';
import { notificationsNotices } from '@sorella/core/notices/notifications.notices';
import {
  notificationChoiceTexts,
  unsubscribeTexts as texts,
} from '@sorella/core/notices/texts/notifications.texts';
import { useState } from 'react';
import { AllDoneDrawing } from '../../art/drawings/AllDoneDrawing.tsx';
import { LetterDrawing } from '../../art/drawings/LetterDrawing.tsx';
import { TornLetterDrawing } from '../../art/drawings/TornLetterDrawing.tsx';
import { LetterCard } from '../../cards/letter-card/LetterCard.tsx';
import { Button, ButtonLink } from '../../primitives/Button.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { StatusNote } from '../../primitives/StatusNote.tsx';
import { useSingleMutation } from '../../queries/use-single-mutation.ts';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { reportFailure } from '../../runtime/app-services.ts';

const toChoices = (
  <ButtonLink full href="/notifications">
    {texts.choose}
  </ButtonLink>
);
const broken = (
  <LetterCard
    drawing={<TornLetterDrawing />}
    ground="peach"
    title={texts.brokenTitle}
    body={texts.brokenBody}
  >
    {toChoices}
  </LetterCard>
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
      <LetterCard
        drawing={<AllDoneDrawing />}
        ground="pistachio"
        title={texts.stoppedTitle}
        body={fillText(texts.stoppedBody, { kind: said })}
      >
        {toChoices}
      </LetterCard>
    );
  return (
    <LetterCard
      drawing={<LetterDrawing />}
      ground="lilac"
      title={texts.title}
      body={fillText(texts.body, { kind: said })}
    >
      <Stack gap="4">
        {problem ? (
          <StatusNote tone="bad" title={problem.title}>
            {problem.description}
          </StatusNote>
        ) : null}
        <Button
          full
          busy={stopping.isPending}
          busyLabel={texts.stopping}
          onPress={() => stopping.mutate(undefined)}
        >
          {texts.stop}
        </Button>
      </Stack>
    </LetterCard>
  );
}
