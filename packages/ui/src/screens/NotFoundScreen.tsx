import { shellTexts } from '@sorella/core/notices';
import { SearchDrawing } from '../art/drawings/SearchDrawing.tsx';
import { EmptyState } from '../empty-states/EmptyState.tsx';
import { ButtonLink } from '../primitives/Button.tsx';
import { Container } from '../primitives/Container.tsx';

/** Any address that leads nowhere. */
export function NotFoundScreen() {
  return (
    <Container>
      <EmptyState
        drawing={<SearchDrawing />}
        title={shellTexts.notFoundTitle}
        body={shellTexts.notFoundBody}
        headingLevel={1}
        action={<ButtonLink href="/">{shellTexts.returnToHome}</ButtonLink>}
      />
    </Container>
  );
}
