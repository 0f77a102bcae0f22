import { fillText } from '@sorella/core/notices/notice';
import { syncTexts } from '@sorella/core/notices/texts/sync.texts';
import { CloudUpload, GitCompareArrows, HardDrive, TriangleAlert } from 'lucide';
import { useId } from 'react';
import { Icon } from '../../art/icons/Icon.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Disclosure } from '../../primitives/Disclosure.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { IconButton } from '../../primitives/IconButton.tsx';
import { Text } from '../../primitives/Text.tsx';
import { SyncEntry, type SyncEntryActions } from './SyncEntry.tsx';
import * as styles from './sync-panel.css.ts';
import type { SyncItem } from './sync-panel.types.ts';

/** Props of SyncPanel. */
export interface SyncPanelProps extends SyncEntryActions {
  /** Of the button and the list together. */
  readonly id?: string;
  /** Oldest first. */
  readonly items: readonly SyncItem[];
  /** How many stored edits cannot be read any more. */
  readonly unreadable?: number;
  /** What the device's storage does. */
  readonly storage?: 'ok' | 'full' | 'blocked';
  /** Sends what waits. */
  readonly onSync: () => void;
  readonly onDiscardUnreadable: () => void;
}

const needsDecision = ({ state }: SyncItem) => state === 'conflict' || state === 'refused';

/** The button with the number of edits that wait on this device, and the list of them under it. */
export function SyncPanel({
  id,
  items,
  unreadable = 0,
  storage = 'ok',
  onSync,
  onDiscardUnreadable,
  ...actions
}: SyncPanelProps) {
  const titleId = useId();
  const decisions = items.filter(needsDecision).length;
  const count = items.length + (unreadable > 0 ? 1 : 0);
  const label =
    decisions > 0
      ? fillText(syncTexts.openDecisions, { n: count, decisions })
      : fillText(syncTexts.open, { n: count });
  return (
    <Disclosure
      {...(id !== undefined && { id })}
      asks
      className={styles.root}
      panelClassName={styles.panel}
      renderTrigger={({ open, panelId, toggle }) => (
        <IconButton
          label={label}
          count={count}
          expanded={open}
          {...(open && { controls: panelId })}
          onPress={toggle}
        >
          <Icon drawing={decisions > 0 ? GitCompareArrows : CloudUpload} size={22} />
        </IconButton>
      )}
    >
      {() => (
        <>
          <div className={styles.head}>
            <Heading level={2} size="card" id={titleId}>
              {syncTexts.title}
            </Heading>
            {items.some(({ state }) => state === 'waiting') ? (
              <Button variant="quiet" size="small" className={styles.syncAll} onPress={onSync}>
                {syncTexts.retryAll}
              </Button>
            ) : null}
          </div>
          <div className={styles.body}>
            <Text size="small" tone="soft">
              {count === 0 ? syncTexts.empty : syncTexts.body}
            </Text>
            {storage === 'ok' ? null : (
              <p className={styles.note}>
                <Icon drawing={HardDrive} size={18} />
                {storage === 'full' ? syncTexts.storageFull : syncTexts.storageBlocked}
              </p>
            )}
            {unreadable === 0 ? null : (
              <div className={styles.note}>
                <Icon drawing={TriangleAlert} size={18} />
                <span>
                  {unreadable === 1
                    ? syncTexts.unreadableOne
                    : fillText(syncTexts.unreadable, { n: unreadable })}
                </span>
                <Button
                  size="small"
                  variant="secondary"
                  className={styles.remove}
                  onPress={onDiscardUnreadable}
                >
                  {syncTexts.discardUnreadable}
                </Button>
              </div>
            )}
          </div>
          {items.length === 0 ? null : (
            <ul className={styles.list} aria-labelledby={titleId}>
              {items.map((item) => (
                <SyncEntry key={item.id} item={item} {...actions} />
              ))}
            </ul>
          )}
        </>
      )}
    </Disclosure>
  );
}
