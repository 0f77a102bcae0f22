import { profileTexts } from '@sorella/core/notices/texts/profile.texts';
import { KeyRound } from 'lucide';
import { Icon } from '../../art/icons/Icon.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Inline } from '../../primitives/Inline.tsx';
import { Surface } from '../../primitives/Surface.tsx';
import { Text } from '../../primitives/Text.tsx';
import * as css from './profile-cards.css.ts';

/** Props of {@link SessionExpired}. */
export interface SessionExpiredProps {
  /** The member had typed something: it is kept. */
  readonly unsaved: boolean;
  /** The member signed out in another tab: nothing has expired, and there is nothing to try again. */
  readonly signedOut?: boolean;
  /** 'Try again' was pressed and is being answered. */
  readonly retrying: boolean;
  readonly onSignIn: () => void;
  readonly onRetry: () => void;
}

/** In place of a page whose session has ended while the member was on it. */
export function SessionExpired({
  unsaved,
  signedOut = false,
  retrying,
  onSignIn,
  onRetry,
}: SessionExpiredProps) {
  return (
    <Surface padding="large" className={css.card}>
      <div role="alert" className={css.words}>
        <Icon drawing={KeyRound} size={28} />
        <Heading level={2} size="card">
          {signedOut ? profileTexts.signedOutTitle : profileTexts.expiredTitle}
        </Heading>
        <Text tone="soft">{profileTexts.expiredBody}</Text>
        {unsaved ? <Text tone="soft">{profileTexts.expiredUnsaved}</Text> : null}
      </div>
      <Inline>
        <Button onPress={onSignIn}>{profileTexts.signInAgain}</Button>
        {signedOut ? null : (
          <Button
            variant="secondary"
            busy={retrying}
            busyLabel={profileTexts.refreshingSession}
            onPress={onRetry}
          >
            {profileTexts.tryAgain}
          </Button>
        )}
      </Inline>
    </Surface>
  );
}
