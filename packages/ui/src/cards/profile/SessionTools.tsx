import { fillText } from '@sorella/core/notices/notice';
import { profileTexts } from '@sorella/core/notices/texts/profile.texts';
import { LogOut, RefreshCw } from 'lucide';
import { useId } from 'react';
import { Icon } from '../../art/icons/Icon.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Surface } from '../../primitives/Surface.tsx';
import * as css from './profile-cards.css.ts';

/** Props of {@link SessionTools}. */
export interface SessionToolsProps {
  readonly refreshing: boolean;
  /** Seconds until it may be refreshed again, 0 when it may. */
  readonly waitSeconds: number;
  readonly signingOut: boolean;
  readonly onRefresh: () => void;
  readonly onSignOut: () => void;
}

/** 'Refresh session' and 'Sign Out'. */
export function SessionTools({
  refreshing,
  waitSeconds,
  signingOut,
  onRefresh,
  onSignOut,
}: SessionToolsProps) {
  const titleId = useId();
  const mustWait = waitSeconds > 0;
  return (
    <Surface as="section" aria-labelledby={titleId} className={css.card}>
      <Heading level={2} size="card" id={titleId}>
        {profileTexts.sessionTitle}
      </Heading>
      <Button
        variant="quiet"
        full
        icon={<Icon drawing={RefreshCw} size={18} />}
        busy={refreshing}
        busyLabel={profileTexts.refreshingSession}
        unavailable={mustWait}
        onPress={onRefresh}
      >
        {mustWait
          ? fillText(profileTexts.refreshAgainIn, { seconds: waitSeconds })
          : profileTexts.refreshSession}
      </Button>
      <Button
        variant="secondary"
        full
        icon={<Icon drawing={LogOut} size={18} />}
        busy={signingOut}
        busyLabel={profileTexts.signingOut}
        onPress={onSignOut}
      >
        {profileTexts.signOut}
      </Button>
    </Surface>
  );
}
