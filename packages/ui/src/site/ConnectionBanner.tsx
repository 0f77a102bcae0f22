import { commonTexts, connectivityNotices, connectivityTexts, fillText } from '@sorella/core/notices';
import { WifiOff } from 'lucide';
import { Icon } from '../art/icons/Icon.tsx';
import { Spinner } from '../primitives/Spinner.tsx';
import { cx } from '../styles/cx.ts';
import * as styles from './connection-banner.css.ts';

/** Props of ConnectionBanner. */
export interface ConnectionBannerProps {
  readonly status: 'online' | 'reconnecting' | 'offline';
  /** Which of the 3 tries it is, from 1. */
  readonly attempt?: number;
  /** Offers to try at once; without it there is no button. */
  readonly onRetry?: () => void;
}

/** A quiet line under the header while the connection is away; nothing while it is there. */
export function ConnectionBanner({ status, attempt, onRetry }: ConnectionBannerProps) {
  // The region is there from the start: one that comes together with its words is often not read.
  return (
    <div role="status">
      {status === 'reconnecting' ? (
        <div className={cx(styles.bar, styles.status.reconnecting)}>
          <span className={styles.words}>
            <Spinner />
            {connectivityTexts.reconnecting}
            {attempt === undefined ? null : (
              <span className={styles.attempt}>
                {fillText(connectivityNotices.reconnecting.description, { n: attempt })}
              </span>
            )}
          </span>
        </div>
      ) : null}
      {status === 'offline' ? (
        <div className={cx(styles.bar, styles.status.offline)}>
          <span className={styles.words}>
            <Icon drawing={WifiOff} className={styles.symbol} size={17} />
            {connectivityTexts.offline}
          </span>
          {onRetry === undefined ? null : (
            <button type="button" className={styles.retry} onClick={onRetry}>
              {commonTexts.tryAgain}
            </button>
          )}
        </div>
      ) : null}
    </div>
  );
}
