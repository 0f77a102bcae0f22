import type { RecoveryLink } from '@sorella/core/domain/accounts/account-links';
import {
  isUpdating,
  type PasswordUpdateView,
  passwordProblemOf,
  viewOf,
} from '@sorella/core/machines/password-update';
import { sessionOf } from '@sorella/core/machines/session';
import { resetPasswordNotices } from '@sorella/core/notices/reset-password.notices';
import { sessionNotices } from '@sorella/core/notices/session.notices';
import { accountLinkTexts } from '@sorella/core/notices/texts/account-links.texts';
import { resetPasswordTexts } from '@sorella/core/notices/texts/reset-password.texts';
import { type ReactNode, useEffect } from 'react';
import { AllDoneDrawing } from '../../art/drawings/AllDoneDrawing.tsx';
import { KeyDrawing } from '../../art/drawings/KeyDrawing.tsx';
import { LetterDrawing } from '../../art/drawings/LetterDrawing.tsx';
import { TornLetterDrawing } from '../../art/drawings/TornLetterDrawing.tsx';
import { LetterCard, type LetterCardProps } from '../../cards/letter-card/LetterCard.tsx';
import { NewPasswordForm } from '../../forms/NewPasswordForm.tsx';
import { ButtonLink } from '../../primitives/Button.tsx';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { perApp } from '../../runtime/per-app.ts';
import { useLazyActor } from '../../runtime/use-lazy-actor.ts';
import { useAccountCode } from './use-account-code.ts';

const updateOf = perApp(({ actor }) =>
  actor(async (world) => (await import('./password-update-actor.ts')).createPasswordUpdateActor(world)),
);

/** Props of {@link PasswordUpdateFlow}. */
export interface PasswordUpdateFlowProps {
  /** What the page was opened with; null without a link. */
  link: RecoveryLink | null;
}

const form = {
  drawing: <KeyDrawing />,
  ground: 'lilac',
  title: resetPasswordTexts.newTitle,
  body: accountLinkTexts.newPasswordBody,
} as const;

const CARDS = {
  loading: form,
  form,
  updated: {
    drawing: <AllDoneDrawing />,
    ground: 'pistachio',
    title: resetPasswordNotices['password-updated'].title,
    body: accountLinkTexts.updatedBody,
  },
  expired: {
    drawing: <TornLetterDrawing />,
    ground: 'peach',
    title: sessionNotices['link-expired'].title,
    body: sessionNotices['link-expired'].description,
  },
  'link-missing': {
    drawing: <LetterDrawing />,
    ground: 'butter',
    title: accountLinkTexts.linkMissingTitle,
    body: accountLinkTexts.linkMissingBody,
  },
} as const satisfies Record<PasswordUpdateView, LetterCardProps>;

/** What the recovery link opens, joined to its machine. */
export function PasswordUpdateFlow({ link }: PasswordUpdateFlowProps) {
  const services = useAppServices();
  const update = updateOf(services);
  const { notices, session } = services;
  const snapshot = useLazyActor(update);
  const view = snapshot ? viewOf(snapshot) : 'loading';
  useAccountCode();

  useEffect(() => update.start({ type: 'link.open', link }), [update, link]);
  useEffect(
    () =>
      update.listen((emitted) => {
        if (emitted.type === 'notice')
          return notices.publish(emitted.notice, { group: 'password-update', place: 'inline' });
        // The server has ended every session of the member: this device forgets the one it holds, too.
        const current = session.getSnapshot();
        const signedIn = current ? sessionOf(current) : null;
        if (signedIn?.email.toLowerCase() === emitted.email.toLowerCase())
          session.send({ type: 'session.end' });
        return undefined;
      }),
    [update, notices, session],
  );

  const problem = snapshot ? passwordProblemOf(snapshot) : null;
  const newLink = (
    <ButtonLink full href="/reset-password">
      {accountLinkTexts.requestNewLink}
    </ButtonLink>
  );
  const newPassword = (
    <NewPasswordForm
      busy={snapshot !== undefined && isUpdating(snapshot)}
      {...(problem === null ? {} : { problem })}
      onSubmit={(typed) => update.send({ type: 'password.submit', form: typed })}
    />
  );
  const actions: Record<PasswordUpdateView, ReactNode> = {
    loading: newPassword,
    form: newPassword,
    updated: (
      <ButtonLink full href="/signin">
        {resetPasswordTexts.returnToSignIn}
      </ButtonLink>
    ),
    expired: newLink,
    'link-missing': newLink,
  };
  return <LetterCard {...CARDS[view]}>{actions[view]}</LetterCard>;
}
