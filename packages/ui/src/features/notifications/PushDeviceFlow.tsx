import { changeFailureNotice } from '@sorella/core/notices/data-error';
import { type FilledNotice, noticeOf } from '@sorella/core/notices/notice';
import { notificationsNotices } from '@sorella/core/notices/notifications.notices';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PushDeviceChoice } from '../../forms/notifications/PushDeviceChoice.tsx';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { type AppServices, reportFailure } from '../../runtime/app-services.ts';
import { pushHereQuery } from './queries.ts';

/** What is pressed. */
type Press = 'on' | 'off' | 'words' | 'no-words';

type Asked = Pick<AppServices, 'data' | 'device'> & { userId: string; publicKey: string };

/** Does what was pressed; the browser asks its reader after the press that turns it on, and never before. */
async function change(press: Press, { data, device, userId, publicKey }: Asked): Promise<void> {
  const push = await device.push();
  if (press === 'off') {
    const subscription = await push.current();
    if (!subscription) return;
    await data.notifications.forgetPushDevice({ userId, endpoint: subscription.endpoint });
    await push.unsubscribe();
    return;
  }
  const subscription = await push.subscribe(publicKey);
  if (subscription === 'denied') return;
  await data.notifications.savePushDevice({ userId, subscription, showsWords: press === 'words' });
}

/** Props of {@link PushDeviceFlow}. */
export interface PushDeviceFlowProps {
  readonly userId: string;
}

/** Being told on this device, on live data; nothing where nothing is pushed, or nobody knows yet. */
export function PushDeviceFlow({ userId }: PushDeviceFlowProps) {
  const services = useAppServices();
  const queries = useQueryClient();
  const query = pushHereQuery(services, userId);
  const here = useQuery(query);
  const [problem, setProblem] = useState<FilledNotice | null>(null);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (press: Press) =>
      change(press, { ...services, userId, publicKey: here.data?.publicKey ?? '' }),
    onMutate: () => setProblem(null),
    onError: (error) => {
      const failed = changeFailureNotice(error, noticeOf(notificationsNotices, 'push-not-changed'));
      services.notices.publish(failed, { group: 'push-device', place: 'inline' });
      setProblem(failed);
      reportFailure(services, error);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: query.queryKey }),
  });
  if (!here.data || here.data.publicKey === null) return null;
  const ofDevice = variables === 'off' || (variables === 'on' && here.data.state === 'off');
  return (
    <PushDeviceChoice
      state={here.data.state}
      showsWords={isPending && !ofDevice ? variables === 'words' : here.data.showsWords}
      saving={isPending ? (ofDevice ? 'device' : 'words') : null}
      problem={problem}
      onTurnOn={() => mutate('on')}
      onTurnOff={() => mutate('off')}
      onShowsWordsChange={(showsWords) => mutate(showsWords ? 'words' : 'no-words')}
    />
  );
}
