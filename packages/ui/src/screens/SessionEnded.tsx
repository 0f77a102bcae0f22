import { shellTexts } from '@sorella/core/notices/texts/shell.texts';
import { KeyDrawing } from '../art/drawings/KeyDrawing.tsx';
import { EmptyState } from '../empty-states/EmptyState.tsx';
import { Button } from '../primitives/Button.tsx';
import { useNavigate } from '../runtime/navigation.tsx';
import { Screen } from './Screen.tsx';

/** Props of {@link SessionEnded}. */
export interface SessionEndedProps {
  /** What the browser's tab says. */
  readonly title: string;
}

/** In the place of a page whose session has ended, in another tab or by itself: what she can do, and the way back here. */
export function SessionEnded({ title }: SessionEndedProps) {
  const navigate = useNavigate();
  return (
    <Screen title={title}>
      <EmptyState
        drawing={<KeyDrawing />}
        headingLevel={1}
        title={shellTexts.endedTitle}
        body={shellTexts.endedBody}
        action={
          <Button onPress={() => navigate('/signin', { rememberOrigin: true })}>{shellTexts.signIn}</Button>
        }
      />
    </Screen>
  );
}
