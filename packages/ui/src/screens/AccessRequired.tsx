import { accessNotices } from '@sorella/core/notices/access.notices';
import { fillText, noticeOf } from '@sorella/core/notices/notice';
import { shellTexts } from '@sorella/core/notices/texts/shell.texts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { KeyDrawing } from '../art/drawings/KeyDrawing.tsx';
import { EmptyState } from '../empty-states/EmptyState.tsx';
import { ErrorState } from '../empty-states/ErrorState.tsx';
import { accessQuery, disabledFeaturesQuery } from '../features/session/access-queries.ts';
import { ButtonLink } from '../primitives/Button.tsx';
import { useReadFailure } from '../queries/use-read-failure.ts';
import { useAppServices } from '../runtime/AppServicesProvider.tsx';
import { useNavigate } from '../runtime/navigation.tsx';
import { PagePending } from './PagePending.tsx';
import { Screen } from './Screen.tsx';

/** Props of {@link AccessRequired}. */
export interface AccessRequiredProps {
  /** What the page is called: in the browser's tab meanwhile, and in 'Access required'. */
  readonly feature: string;
  readonly userId: string;
  /** The toggle that closes the page. */
  readonly toggle?: 'coffee_chats' | 'direct_messages';
  readonly children: ReactNode;
}

/**
 * Lets only members with access in, however the page was come to: typing the address tells and leads away as a press
 * does. While it is asked the page is pending; when asking fails the member stays and
 * may ask again. Access that is lost while the member is on the page does not lead away.
 */
export function AccessRequired({ feature, userId, toggle, children }: AccessRequiredProps) {
  const { data, notices } = useAppServices();
  const navigate = useNavigate();
  // Who was let in a moment ago is never turned away by what was read before.
  const access = useQuery({ ...accessQuery(data, userId), refetchOnMount: 'always' });
  const failure = useReadFailure(access);
  const [isIn, setIn] = useState(false);
  if (access.data && !isIn) setIn(true);

  const isTurnedAway = access.data === false && !access.isFetching && !isIn;
  const wasTold = useRef(false);
  useEffect(() => {
    if (!isTurnedAway || wasTold.current) return;
    wasTold.current = true;
    notices.publish(noticeOf(accessNotices, 'access-required', { feature }), {
      group: 'access',
      below: true,
    });
    navigate('/events?signup=true', { replace: true });
  }, [isTurnedAway, notices, navigate, feature]);

  const disabled = useQuery({ ...disabledFeaturesQuery(data), enabled: toggle !== undefined });
  if (isIn && toggle !== undefined && disabled.data?.includes(toggle))
    return (
      <Screen title={feature}>
        <EmptyState
          drawing={<KeyDrawing />}
          title={shellTexts.featureOff}
          body={fillText(shellTexts.featureOffBody, { feature })}
          headingLevel={1}
          action={<ButtonLink href="/events">{shellTexts.events}</ButtonLink>}
        />
      </Screen>
    );
  if (isIn) return children;
  if (failure) {
    return (
      <Screen title={feature}>
        <ErrorState
          notice={failure.generalNotice}
          headingLevel={1}
          retrying={failure.retrying}
          onRetry={() => void access.refetch()}
        />
      </Screen>
    );
  }
  return <PagePending title={feature} words={shellTexts.checkingAccess} />;
}
