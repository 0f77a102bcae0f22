import { profileTexts } from '@sorella/core/notices';
import { ProfileFlow, type ProfileFlowProps } from '../flows/profile/ProfileFlow.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { Screen } from './Screen.tsx';

/** The profile page. The admin's tools get their place below the flow. */
export function ProfileScreen(props: ProfileFlowProps) {
  return (
    <Screen title={profileTexts.title}>
      <Stack gap="6">
        <Heading level={1} size="section">
          {profileTexts.title}
        </Heading>
        <ProfileFlow {...props} />
      </Stack>
    </Screen>
  );
}
