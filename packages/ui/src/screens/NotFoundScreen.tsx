import { shellTexts } from '@sorella/core/notices/texts/shell.texts';
import { SearchDrawing } from '../art/drawings/SearchDrawing.tsx';
import { EmptyState } from '../empty-states/EmptyState.tsx';
import { ButtonLink } from '../primitives/Button.tsx';
import { Screen } from './Screen.tsx';

/** Any address that leads nowhere. */
export function NotFoundScreen() {
  return (
    <Screen title={shellTexts.notFoundTitle}>
      <EmptyState
        drawing={<SearchDrawing />}
        title={shellTexts.notFoundTitle}
        body={shellTexts.notFoundBody}
        headingLevel={1}
        action={<ButtonLink href="/">{shellTexts.returnToHome}</ButtonLink>}
      />
    </Screen>
  );
}
