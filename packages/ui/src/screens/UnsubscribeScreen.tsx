import { unsubscribeTexts as texts } from '@sorella/core/notices/texts/notifications.texts';
import type { UnsubscribeFlowProps } from '../features/notifications/index.ts';
import { lazyComponent } from '../primitives/lazy-component.tsx';
import { MissingPart } from './MissingPart.tsx';
import { Screen } from './Screen.tsx';

const UnsubscribeFlow = lazyComponent(
  async () => (await import('../features/notifications/index.ts')).UnsubscribeFlow,
  MissingPart,
);

/** What a link in a mail opens, to stop mails of its kind. */
export function UnsubscribeScreen(props: UnsubscribeFlowProps) {
  return (
    <Screen width="form" title={texts.title}>
      <UnsubscribeFlow {...props} />
    </Screen>
  );
}
