import { profileTexts } from '@sorella/core/notices';
import { ProfileFlow, type ProfileFlowProps } from '../flows/profile/ProfileFlow.tsx';
import { useSession } from '../flows/session/use-session.ts';
import { Heading } from '../primitives/Heading.tsx';
import { lazyComponent } from '../primitives/lazy-component.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { Screen } from './Screen.tsx';

const AdminAccessFlow = lazyComponent(
  async () => (await import('../flows/admin/AdminAccessFlow.tsx')).AdminAccessFlow,
);

/** The profile page, with the admin's part below the member's own. */
export function ProfileScreen(props: ProfileFlowProps) {
  const isSignedIn = useSession().status !== 'signed-out';
  const { userId } = props.session;
  return (
    <Screen title={profileTexts.title}>
      <Stack gap="6">
        <Heading level={1} size="section">
          {profileTexts.title}
        </Heading>
        <ProfileFlow {...props} />
        {isSignedIn ? <AdminAccessFlow key={userId} userId={userId} /> : null}
      </Stack>
    </Screen>
  );
}
