import { dataErrorCode, type Session } from '@sorella/core/data-port';
import { splitFullName } from '@sorella/core/domain/profile/names';
import { type ProfileVersion, profileRules } from '@sorella/core/editing/profile-row';
import { chosenPhotoOf, editorStatusOf, isUnreachable } from '@sorella/core/machines/row-editor';
import { isReviewing, isSigningOut } from '@sorella/core/machines/session';
import { dataErrorNotice } from '@sorella/core/notices/data-error';
import { profileTexts } from '@sorella/core/notices/texts/profile.texts';
import { notStoredText } from '@sorella/core/notices/texts/sync.texts';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { MemberPreview } from '../../cards/profile/MemberPreview.tsx';
import { ProfileChecklist, type ProfileGap } from '../../cards/profile/ProfileChecklist.tsx';
import { ProfileHead } from '../../cards/profile/ProfileHead.tsx';
import { SessionExpired } from '../../cards/profile/SessionExpired.tsx';
import { ErrorState } from '../../empty-states/ErrorState.tsx';
import { urlOfPhoto } from '../../forms/photo/PhotoField.tsx';
import { ProfileForm, type ProfileFormHandle } from '../../forms/profile/ProfileForm.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { StatusNote } from '../../primitives/StatusNote.tsx';
import { Surface } from '../../primitives/Surface.tsx';
import { ReadEarlier } from '../../queries/ReadEarlier.tsx';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { useNavigate } from '../../runtime/navigation.tsx';
import { useIsOffline } from '../../runtime/use-is-offline.ts';
import { useLazyActor } from '../../runtime/use-lazy-actor.ts';
import { forgetRowDraft, LeaveQuestion } from '../editing/index.ts';
import { askBeforeSignOut, signOut, useSession } from '../session/index.ts';
import { ProfileAside } from './ProfileAside.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';
import { hasUnsavedProfile } from './profile-editors.ts';
import * as css from './profile-flow.css.ts';
import { profileDraftOf, useProfileEditor } from './use-profile-editor.ts';

/** The member is on the way to another page and was held back because of what is unsaved. */
export interface HeldNavigation {
  onLeave(): void;
  onStay(): void;
}

/** Props of {@link ProfileFlow}. */
export interface ProfileFlowProps {
  /** Who is, or until just now was, signed in. */
  session: Session;
  /** Whether leaving would lose something: hold navigation back. Called again whenever it changes. */
  onUnsavedChange(unsaved: boolean): void;
  /** What was held back; null when nothing was. */
  held: HeldNavigation | null;
}

const missingOf = ({ avatarUrl, title, bio }: ProfileVersion): ProfileGap[] => [
  ...(avatarUrl === null ? (['photo'] as const) : []),
  ...(title === null ? (['title'] as const) : []),
  ...(bio === null ? (['bio'] as const) : []),
];

/** The member's own profile on live data. */
export function ProfileFlow({ session, onUnsavedChange, held }: ProfileFlowProps) {
  const services = useAppServices();
  const { session: sessionActor, device, offline } = services;
  const navigate = useNavigate();
  // While a session is looked at again nobody is signed out.
  const isSignedIn = useSession().status !== 'signed-out';
  const sessionSnapshot = useLazyActor(sessionActor);
  const isOffline = useIsOffline();
  const { editor, snapshot, problem, cachedAt } = useProfileEditor(session.userId, isSignedIn);
  const queue = useSyncExternalStore(offline.subscribe, offline.getSnapshot, offline.getSnapshot);
  const form = useRef<ProfileFormHandle>(null);
  const [asksSignOut, setAsksSignOut] = useState(false);

  const unsaved = snapshot !== undefined && hasUnsavedProfile(snapshot);
  const wouldLose = unsaved && isSignedIn;
  const reportUnsaved = useEffectEvent((value: boolean) => onUnsavedChange(value));
  useEffect(() => reportUnsaved(wouldLose), [wouldLose]);
  // The header's button asks the same question as the page's own.
  useEffect(
    () => (wouldLose ? askBeforeSignOut(services, () => setAsksSignOut(true)) : undefined),
    [services, wouldLose],
  );

  // The member signed out here, by whichever button; a session that ended elsewhere is told instead (R-130,
  //
  const signingOut = sessionSnapshot !== undefined && isSigningOut(sessionSnapshot);
  const [signsOut, setSignsOut] = useState(false);
  if (signingOut && !signsOut) setSignsOut(true);
  const goHome = useEffectEvent(() => {
    editor.send({ type: 'draft.drop' });
    navigate('/');
  });
  const isGone = signsOut && !isSignedIn;
  useEffect(() => {
    if (isGone) goHome();
  }, [isGone]);

  const question = held ? 'page' : asksSignOut ? 'session' : null;

  if (isGone) return <ProfileSkeleton />;
  if (!isSignedIn)
    return (
      <SessionExpired
        unsaved={unsaved}
        signedOut={sessionSnapshot?.matches('signedOut') ?? false}
        retrying={sessionSnapshot !== undefined && isReviewing(sessionSnapshot)}
        onSignIn={() => navigate('/signin', { rememberOrigin: true, origin: '/profile' })}
        onRetry={() => sessionActor.send({ type: 'session.retry' })}
      />
    );
  if (snapshot && isUnreachable(snapshot))
    return (
      <ErrorState
        notice={{ title: profileTexts.loadFailedTitle, description: profileTexts.loadFailed }}
        advice={dataErrorNotice(dataErrorCode(problem)).description}
        headingLevel={2}
        onRetry={() => editor.send({ type: 'row.load' })}
      />
    );
  const profile = snapshot ? profileRules.shownRowOf(snapshot.context) : null;
  if (!snapshot || !profile) return <ProfileSkeleton />;

  const missing = missingOf(profile);
  const typed = snapshot.context.mine;
  const photo = chosenPhotoOf(snapshot);
  const storage = queue?.storage ?? 'ok';
  return (
    <Stack gap="6">
      <ReadEarlier cachedAt={cachedAt} />
      <ProfileHead
        profile={profile}
        email={session.email}
        ahead={profileRules.isShownAhead(snapshot.context)}
      />
      <div className={css.columns}>
        {missing.length > 0 ? (
          <div className={css.checklist}>
            <ProfileChecklist missing={missing} onPick={(gap) => form.current?.focus(gap)} />
          </div>
        ) : null}
        <div className={css.form}>
          {isOffline ? (
            <StatusNote tone={storage === 'ok' ? 'info' : 'warn'}>
              {storage === 'ok' ? profileTexts.offline : notStoredText(storage)}
            </StatusNote>
          ) : null}
          <Surface padding="large">
            <ProfileForm
              ref={form}
              values={typed}
              email={session.email}
              photo={photo}
              currentPhotoUrl={profile.avatarUrl}
              status={editorStatusOf(snapshot)}
              online={!isOffline && device.isOnline()}
              collisions={profileRules.collisionsOf(snapshot.context)}
              onEdit={(field, value) => editor.send({ type: 'draft.edit', values: { [field]: value } })}
              onPhotoChange={(photo) => editor.send({ type: 'photo.choose', photo })}
              onSave={() => editor.send({ type: 'changes.save' })}
              onDiscard={() => editor.send({ type: 'changes.discard' })}
              onKeepMine={() => editor.send({ type: 'conflict.keep' })}
              onAcceptTheirs={() => editor.send({ type: 'conflict.accept' })}
            />
          </Surface>
        </div>
        <div className={css.account}>
          <MemberPreview
            name={splitFullName(typed.name)}
            seed={profile.id}
            title={typed.title}
            bio={typed.bio}
            photoUrl={photo === null ? profile.avatarUrl : urlOfPhoto(photo)}
            askHref="/contact"
          />
          <ProfileAside userId={session.userId} onSignOut={() => signOut(services)} />
        </div>
      </div>
      <LeaveQuestion
        open={question !== null}
        leaving={question ?? 'page'}
        waiting={(queue?.entries.length ?? 0) > 0}
        onLeave={() => {
          editor.send({ type: 'draft.drop' });
          forgetRowDraft(profileDraftOf(session.userId));
          if (held) held.onLeave();
          else {
            setAsksSignOut(false);
            sessionActor.send({ type: 'session.end' });
          }
        }}
        onStay={() => {
          setAsksSignOut(false);
          held?.onStay();
        }}
      />
    </Stack>
  );
}
