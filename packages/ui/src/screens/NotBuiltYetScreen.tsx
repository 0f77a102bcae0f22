import { dataErrorNotices, shellTexts } from '@sorella/core/notices';
import { FreeSeatDrawing } from '../art/drawings/FreeSeatDrawing.tsx';
import { EmptyState } from '../empty-states/EmptyState.tsx';
import { ButtonLink } from '../primitives/Button.tsx';
import { Screen } from './Screen.tsx';

/** A page that the product will have: says so honestly and leads to what is there. */
export function NotBuiltYetScreen() {
  const { title, description } = dataErrorNotices['error-not-implemented'];
  return (
    <Screen title={title}>
      <EmptyState
        drawing={<FreeSeatDrawing />}
        title={title}
        body={description}
        headingLevel={1}
        action={<ButtonLink href="/events">{shellTexts.events}</ButtonLink>}
      />
    </Screen>
  );
}
