import { profileTexts } from '@sorella/core/notices/texts/profile.texts';
import { ProfileFlow, type ProfileFlowProps } from '../features/profile/ProfileFlow.tsx';
import { SuspensionNote } from '../features/session/SuspensionNote.tsx';
import { useSession } from '../features/session/use-session.ts';
import { WarningNotes } from '../features/session/WarningNotes.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { lazyComponent } from '../primitives/lazy-component.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { Screen } from './Screen.tsx';

const AdminAccessFlow = lazyComponent(
  async () => (await import('../features/admin/AdminAccessFlow.tsx')).AdminAccessFlow,
);

/** Props of {@link ProfileScreen}. */
export type ProfileScreenProps = ProfileFlowProps;

/** The profile page, with the admin's part below the member's own. */
export function ProfileScreen(props: ProfileScreenProps) {
  const isSignedIn = useSession().status !== 'signed-out';
  const { userId } = props.session;
  return (
    <Screen title={profileTexts.title}>
      <Stack gap="6">
        <Heading level={1} size="section">
          {profileTexts.title}
        </Heading>
        {isSignedIn ? (
          <>
            <SuspensionNote userId={userId} />
            <WarningNotes userId={userId} />
          </>
        ) : null}
        <ProfileFlow {...props} />
        {isSignedIn ? <AdminAccessFlow key={userId} userId={userId} /> : null}
      </Stack>
    </Screen>
  );
}
