import type { ConfirmationLink } from '@sorella/core/domain/accounts/account-links';
import {
  confirmedEmailOf,
  type EmailConfirmationView,
  viewOf,
} from '@sorella/core/machines/email-confirmation';
import { sessionNotices } from '@sorella/core/notices/session.notices';
import { accountLinkTexts } from '@sorella/core/notices/texts/account-links.texts';
import { commonTexts } from '@sorella/core/notices/texts/common.texts';
import { emailConfirmedTexts } from '@sorella/core/notices/texts/reset-password.texts';
import { type ReactNode, useEffect } from 'react';
import { AllDoneDrawing } from '../../art/drawings/AllDoneDrawing.tsx';
import { LetterDrawing } from '../../art/drawings/LetterDrawing.tsx';
import { TornLetterDrawing } from '../../art/drawings/TornLetterDrawing.tsx';
import { LetterCard, type LetterCardProps } from '../../cards/letter-card/LetterCard.tsx';
import { Button, ButtonLink } from '../../primitives/Button.tsx';
import { Inline } from '../../primitives/Inline.tsx';
import { Spinner } from '../../primitives/Spinner.tsx';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { useNavigate } from '../../runtime/navigation.tsx';
import { perApp } from '../../runtime/per-app.ts';
import { useLazyActor } from '../../runtime/use-lazy-actor.ts';

const confirmationOf = perApp(({ actor }) =>
  actor(async (world) => (await import('./email-confirmation-actor.ts')).createEmailConfirmationActor(world)),
);

/** Props of {@link EmailConfirmationFlow}. */
export interface EmailConfirmationFlowProps {
  /** What the page was opened with; null without a link. */
  link: ConfirmationLink | null;
  /** The address is confirmed: the page may keep that over a reload. */
  onConfirmed?(): void;
  /** Where the newcomer wanted to be when she joined: signing in leads there. */
  origin?: string | undefined;
}

const CARDS = {
  loading: {
    drawing: <LetterDrawing />,
    ground: 'butter',
    title: emailConfirmedTexts.loading,
    body: (
      <Inline gap="2">
        <Spinner /> {accountLinkTexts.confirmingBody}
      </Inline>
    ),
  },
  waiting: {
    drawing: <LetterDrawing />,
    ground: 'butter',
    title: accountLinkTexts.waitingTitle,
    body: accountLinkTexts.waitingBody,
  },
  confirmed: {
    drawing: <AllDoneDrawing />,
    ground: 'pistachio',
    title: emailConfirmedTexts.successTitle,
    body: emailConfirmedTexts.successBody,
  },
  unanswered: {
    drawing: <TornLetterDrawing />,
    ground: 'lilac',
    title: accountLinkTexts.unansweredTitle,
    body: accountLinkTexts.unansweredBody,
  },
  failed: {
    drawing: <TornLetterDrawing />,
    ground: 'peach',
    title: sessionNotices['email-confirmation-failed'].title,
    body: `${sessionNotices['email-confirmation-failed'].description} ${accountLinkTexts.usedBefore}`,
  },
} as const satisfies Record<EmailConfirmationView, LetterCardProps>;

/** What the confirmation link opens, joined to its machine. */
export function EmailConfirmationFlow({ link, onConfirmed, origin }: EmailConfirmationFlowProps) {
  const services = useAppServices();
  const { notices } = services;
  const confirmation = confirmationOf(services);
  const navigate = useNavigate();
  const snapshot = useLazyActor(confirmation);
  const view = snapshot ? viewOf(snapshot) : 'loading';

  useEffect(
    // The card says it as well.
    () =>
      confirmation.listen(({ notice }) =>
        notices.publish(notice, { group: 'confirmation', place: 'inline' }),
      ),
    [confirmation, notices],
  );
  useEffect(() => confirmation.start({ type: 'link.open', link }), [confirmation, link]);
  useEffect(() => {
    if (view === 'confirmed') onConfirmed?.();
  }, [view, onConfirmed]);

  const confirm = () => confirmation.send({ type: 'confirmation.request' });
  const toSignIn = () => {
    const email = snapshot ? confirmedEmailOf(snapshot) : null;
    navigate('/signin', {
      ...(origin !== undefined && { rememberOrigin: true, origin }),
      ...(email !== null && { email }),
    });
  };
  const actions: Record<EmailConfirmationView, ReactNode> = {
    loading: null,
    waiting: (
      <Button full onPress={confirm}>
        {emailConfirmedTexts.confirm}
      </Button>
    ),
    confirmed: (
      <ButtonLink full href="/signin" onFollow={toSignIn}>
        {emailConfirmedTexts.continueToSignIn}
      </ButtonLink>
    ),
    unanswered: (
      <Button full onPress={confirm}>
        {commonTexts.tryAgain}
      </Button>
    ),
    failed: (
      <ButtonLink full href="/signin" onFollow={toSignIn}>
        {emailConfirmedTexts.goToSignIn}
      </ButtonLink>
    ),
  };
  return <LetterCard {...CARDS[view]}>{actions[view]}</LetterCard>;
}
