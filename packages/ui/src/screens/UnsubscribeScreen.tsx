import { unsubscribeTexts as texts } from '@sorella/core/notices/texts/notifications.texts';
import type { UnsubscribeFlowProps } from '../features/notifications/index.ts';
import { Heading } from '../primitives/Heading.tsx';
import { lazyComponent } from '../primitives/lazy-component.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { Screen } from './Screen.tsx';

const UnsubscribeFlow = lazyComponent(
  async () => (await import('../features/notifications/index.ts')).UnsubscribeFlow,
);

/** What a link in a mail opens, to stop mails of its kind. */
export function UnsubscribeScreen(props: UnsubscribeFlowProps) {
  return (
    <Screen title={texts.title}>
      <Stack gap="5" align="start">
        <Heading level={1} size="section">
          {texts.title}
        </Heading>
        <UnsubscribeFlow {...props} />
      </Stack>
    </Screen>
  );
}
