import { notificationSettingsTexts as texts } from '@sorella/core/notices/texts/notifications.texts';
import { Heading } from '../primitives/Heading.tsx';
import { lazyComponent } from '../primitives/lazy-component.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { Text } from '../primitives/Text.tsx';
import { MissingPart } from './MissingPart.tsx';
import * as css from './notifications-screen.css.ts';
import { Screen } from './Screen.tsx';
import { endsWithCard } from './screen.css.ts';

// With the bell, which every member's page has: in a chunk of its own it would split what public pages share.
const NotificationSettingsFlow = lazyComponent(
  async () => (await import('../features/notifications/index.ts')).NotificationSettingsFlow,
  MissingPart,
);

/** What a member is told of, where, and when not. */
export function NotificationsScreen({ userId }: { readonly userId: string }) {
  return (
    <Screen title={texts.title} className={endsWithCard}>
      <Stack gap="6">
        <Stack gap="3" className={css.words}>
          <Heading level={1} size="section">
            {texts.title}
          </Heading>
          <Text size="lead" tone="soft">
            {texts.lead}
          </Text>
        </Stack>
        <NotificationSettingsFlow userId={userId} />
      </Stack>
    </Screen>
  );
}
