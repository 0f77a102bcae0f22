import { connectivityNotices } from '@sorella/core/notices/connectivity.notices';
import { fillText, type NoticeDefinition } from '@sorella/core/notices/notice';
import { commonTexts } from '@sorella/core/notices/texts/common.texts';
import { connectivityTexts } from '@sorella/core/notices/texts/shell.texts';
import { Wifi, WifiOff } from 'lucide';
import { Icon } from '../art/icons/Icon.tsx';
import { Spinner } from '../primitives/Spinner.tsx';
import { cx } from '../styles/cx.ts';
import * as styles from './connection-banner.css.ts';

/** Props of ConnectionBanner. */
export interface ConnectionBannerProps {
  readonly status: 'online' | 'reconnecting' | 'offline';
  /** The connection came back a moment ago. */
  readonly isBack?: boolean;
  /** Which of the 3 tries it is, from 1. */
  readonly attempt?: number;
  /** Offers to try at once; without it there is no button. */
  readonly onRetry?: () => void;
}

/** A notice in a line: its title, and what it says besides. */
function Said({ notice: { title, description } }: { readonly notice: NoticeDefinition }) {
  return (
    <span>
      {title} <span className={styles.attempt}>{description}</span>
    </span>
  );
}

/** A quiet line under the header while the connection is away; nothing while it is there. */
export function ConnectionBanner({ status, isBack = false, attempt, onRetry }: ConnectionBannerProps) {
  // The region is there from the start: one that comes together with its words is often not read.
  return (
    <div role="status">
      {status === 'reconnecting' ? (
        <div className={cx(styles.bar, styles.status.reconnecting)}>
          <span className={styles.words}>
            <Spinner />
            <span className={styles.sentences}>
              <Said notice={connectivityNotices['connection-issue-detected']} />
              <span>
                {connectivityNotices.reconnecting.title}{' '}
                {attempt === undefined ? null : (
                  <span className={styles.attempt}>
                    {fillText(connectivityNotices.reconnecting.description, { n: attempt })}
                  </span>
                )}
              </span>
            </span>
          </span>
        </div>
      ) : null}
      {status === 'online' && isBack ? (
        <div className={cx(styles.bar, styles.status.back)}>
          <span className={styles.words}>
            <Icon drawing={Wifi} className={styles.symbol} size={17} />
            <Said notice={connectivityNotices['back-online']} />
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
