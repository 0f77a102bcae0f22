import {
  createdEmailOf,
  entryOf,
  isCreating,
  isStaying,
  problemIn,
  restoredStepOf,
  type Secrets,
  type SignUpView,
  viewOf,
} from '@sorella/core/machines/sign-up';
import { type FilledNotice, fillText } from '@sorella/core/notices/notice';
import type { signUpNotices } from '@sorella/core/notices/sign-up.notices';
import { signUpTexts } from '@sorella/core/notices/texts/sign-up.texts';
import { useEffect, useState } from 'react';
import { AllDoneDrawing } from '../../art/drawings/AllDoneDrawing.tsx';
import { EmptyState } from '../../empty-states/EmptyState.tsx';
import { AccountCreated } from '../../forms/sign-up/AccountCreated.tsx';
import { PersonalDetailsForm } from '../../forms/sign-up/PersonalDetailsForm.tsx';
import { QuestionnaireForm } from '../../forms/sign-up/QuestionnaireForm.tsx';
import { SignUpSkeleton } from '../../forms/sign-up/SignUpSkeleton.tsx';
import { StepHeader } from '../../forms/sign-up/StepHeader.tsx';
import { WithPreview } from '../../forms/sign-up/WithPreview.tsx';
import type { NoticeCenter } from '../../notices/notice-center.ts';
import { Button, ButtonLink } from '../../primitives/Button.tsx';
import { StatusNote } from '../../primitives/StatusNote.tsx';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { useNavigate, useOrigin } from '../../runtime/navigation.tsx';
import { useLazyActor } from '../../runtime/use-lazy-actor.ts';
import { resendOf, useAccountCode } from '../account/index.ts';
import { useSession } from '../session/index.ts';
import { useCreatedMail } from './use-created-mail.ts';
import { type SecondStepPlace, useSignUpSteps } from './use-sign-up-steps.ts';

const CREATED: keyof typeof signUpNotices = 'account-created';
/** What the form says beside the field that the server refused. */
const IN_FORM: ReadonlySet<string> = new Set<keyof typeof signUpNotices>([
  'account-already-exists',
  'sign-up-password-weak',
]);
const NO_SECRETS: Secrets = { password: '', confirmPassword: '' };

function publishSignUpNotice(notices: NoticeCenter, notice: FilledNotice): void {
  // Each press of Next takes the place of what the one before said; the form says beside a field what it is.
  const isOfItsOwn = notice.id.endsWith('-not-kept');
  const isChecked = notice.tone === 'warning' && !isOfItsOwn;
  const isInForm = isChecked || IN_FORM.has(notice.id);
  notices.publish(
    notice,
    isInForm ? { group: 'sign-up', place: 'inline' } : isOfItsOwn ? {} : { group: 'account-creation' },
  );
}

/** Says that what was typed before is there again, and offers to begin anew. */
function RestoredNote({ withAnswers, onStartOver }: { withAnswers: boolean; onStartOver: () => void }) {
  return (
    <StatusNote
      tone="info"
      title={signUpTexts.restoredTitle}
      actions={
        <Button variant="secondary" size="small" onPress={onStartOver}>
          {signUpTexts.startOver}
        </Button>
      }
    >
      {withAnswers ? signUpTexts.restoredQuestions : signUpTexts.restoredDetails}
    </StatusNote>
  );
}

/** Who is signed in has an account. */
function JoinedAlready({ email }: { email: string }) {
  return (
    <EmptyState
      drawing={<AllDoneDrawing />}
      headingLevel={1}
      title={signUpTexts.signedInTitle}
      body={fillText(signUpTexts.signedInBody, { email })}
      action={<ButtonLink href="/events">{signUpTexts.goToEvents}</ButtonLink>}
    />
  );
}

/** What was typed before is looked for. */
function Restoring() {
  return (
    <WithPreview head={<StepHeader step={1} title={signUpTexts.step1} intro={signUpTexts.intro} />}>
      <SignUpSkeleton />
    </WithPreview>
  );
}

/** Joining: both steps and the success, joined to the machine of sign-up. */
export function SignUpFlow({ secondStep }: { secondStep?: SecondStepPlace }) {
  const services = useAppServices();
  const { notices } = services;
  useAccountCode();
  const navigate = useNavigate();
  const origin = useOrigin();
  const session = useSession();
  const [actor] = useState(() =>
    services.actor(async (world) =>
      (await import('./sign-up-actor.ts')).createSignUpActor({ ...world, origin }),
    ),
  );
  const snapshot = useLazyActor(actor);
  // The passwords live here and in the two fields, until the account is made.
  const [secrets, setSecrets] = useState(NO_SECRETS);
  const view: SignUpView = snapshot ? viewOf(snapshot) : 'restoring';

  const createdEmail = snapshot ? createdEmailOf(snapshot) : '';
  const { mail, onResend } = useCreatedMail(createdEmail, snapshot !== undefined && isStaying(snapshot));

  useEffect(() => actor.start(), [actor]);
  useEffect(
    () =>
      actor.listen((emitted) => {
        // The account is there: nobody needs the passwords any more, and its mail was sent a moment ago.
        if (emitted.type === 'notice' && emitted.notice.id === CREATED) {
          setSecrets(NO_SECRETS);
          const created = actor.getSnapshot();
          if (created) resendOf(services, createdEmailOf(created)).send({ type: 'link.note' });
        }
        if (emitted.type === 'account.left') {
          navigate('/signin', { email: emitted.email, hasJoined: true, replace: true });
        } else {
          publishSignUpNotice(notices, emitted.notice);
        }
      }),
    [actor, services, navigate, notices],
  );
  const problem = snapshot ? problemIn(snapshot) : null;
  const { title, isInHistory } = useSignUpSteps({
    view,
    problem,
    secondStep,
    onBack: () => actor.send({ type: 'step.back' }),
  });

  if (session.session && view !== 'created' && !(snapshot && isCreating(snapshot))) {
    return <JoinedAlready email={session.session.email} />;
  }
  if (!snapshot || view === 'restoring') return <Restoring />;
  if (view === 'created') {
    return (
      <AccountCreated
        titleRef={title}
        email={createdEmail}
        mail={mail}
        onLeave={() => actor.send({ type: 'account.leave' })}
        onMissed={() => actor.send({ type: 'mail.miss' })}
        onResend={onResend}
      />
    );
  }
  const { details, photo, answers } = entryOf(snapshot);
  if (view === 'questions') {
    return (
      <WithPreview
        details={details}
        photo={photo}
        head={
          <StepHeader
            step={2}
            title={signUpTexts.step2}
            intro={signUpTexts.questionsIntro}
            titleRef={title}
          />
        }
      >
        <QuestionnaireForm
          answers={answers}
          busy={isCreating(snapshot)}
          onToggle={(question, option) => {
            notices.retire('sign-up');
            actor.send({ type: 'option.toggle', question, option });
          }}
          onBack={() => (isInHistory ? secondStep?.onLeave() : actor.send({ type: 'step.back' }))}
          onSubmit={() => actor.send({ type: 'account.create', password: secrets.password })}
        />
      </WithPreview>
    );
  }
  const restored = restoredStepOf(snapshot);
  return (
    <WithPreview
      details={details}
      photo={photo}
      head={
        <>
          <StepHeader step={1} title={signUpTexts.step1} intro={signUpTexts.intro} titleRef={title} />
          {restored ? (
            <RestoredNote
              withAnswers={Object.values(answers).some((chosen) => chosen.length > 0)}
              onStartOver={() => {
                setSecrets(NO_SECRETS);
                actor.send({ type: 'draft.discard' });
              }}
            />
          ) : null}
        </>
      }
    >
      <PersonalDetailsForm
        details={details}
        photo={photo}
        secrets={secrets}
        {...(problem && { problem })}
        onDetailsChange={(changes) => {
          notices.retire('sign-up');
          actor.send({ type: 'details.change', changes });
        }}
        onPhotoChange={(chosen) => {
          notices.retire('photo');
          actor.send({ type: 'photo.change', photo: chosen });
        }}
        onPhotoRefused={(notice) => notices.publish(notice, { group: 'photo', place: 'inline' })}
        onSecretsChange={(changes) => {
          notices.retire('sign-up');
          setSecrets((before) => ({ ...before, ...changes }));
          // What the server refused is no longer what stands there.
          if (problem) actor.send({ type: 'details.change', changes: {} });
        }}
        onSubmit={() => actor.send({ type: 'details.submit', secrets })}
        onSignIn={() => navigate('/signin', { email: details.email.trim() })}
      />
    </WithPreview>
  );
}
