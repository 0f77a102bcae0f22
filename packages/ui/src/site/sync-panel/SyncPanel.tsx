import { formatMoment } from '@sorella/core/domain/moment';
import { fillText } from '@sorella/core/notices/notice';
import { syncTexts } from '@sorella/core/notices/texts/sync.texts';
import { CloudUpload, GitCompareArrows, HardDrive, TriangleAlert } from 'lucide';
import { useId } from 'react';
import { Icon } from '../../art/icons/Icon.tsx';
import { Badge } from '../../primitives/Badge.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Disclosure } from '../../primitives/Disclosure.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { IconButton } from '../../primitives/IconButton.tsx';
import { Inline } from '../../primitives/Inline.tsx';
import { Text } from '../../primitives/Text.tsx';
import * as styles from './sync-panel.css.ts';
import type { SyncItem, SyncVersions } from './sync-panel.types.ts';

/** Props of SyncPanel. */
export interface SyncPanelProps {
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
  readonly onRetry: (id: string) => void;
  readonly onDiscard: (id: string) => void;
  /** The member's edit wins over the newer version. */
  readonly onKeepMine: (id: string) => void;
  readonly onTakeNewer: (id: string) => void;
  readonly onDiscardUnreadable: () => void;
}

type Actions = Pick<SyncPanelProps, 'onRetry' | 'onDiscard' | 'onKeepMine' | 'onTakeNewer'>;

const STATES = {
  waiting: { tone: 'neutral', text: syncTexts.waiting },
  sending: { tone: 'sky', text: syncTexts.sending },
  conflict: { tone: 'warn', text: syncTexts.conflict },
  refused: { tone: 'bad', text: syncTexts.refused },
} as const;

const needsDecision = ({ state }: SyncItem) => state === 'conflict' || state === 'refused';

function Value({ children }: { readonly children: string }) {
  return (
    <dd className={styles.value} dir="auto">
      {children.trim() === '' ? <em>{syncTexts.nothing}</em> : children}
    </dd>
  );
}

function Versions({ versions }: { readonly versions: readonly SyncVersions[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must be able to stop here
    <div className={styles.versions} tabIndex={0} role="group" aria-label={syncTexts.conflict}>
      {versions.map(({ field, mine, theirs }) => (
        <div key={field} className={styles.field}>
          <Text size="hint" weight="bold">
            {field}
          </Text>
          <dl className={styles.pair}>
            <dt className={styles.whose}>{syncTexts.yours}</dt>
            <Value>{mine}</Value>
            <dt className={styles.whose}>{syncTexts.theirs}</dt>
            <Value>{theirs}</Value>
          </dl>
        </div>
      ))}
    </div>
  );
}

function Decisions({
  item,
  onRetry,
  onDiscard,
  onKeepMine,
  onTakeNewer,
}: { readonly item: SyncItem } & Actions) {
  const { id, state, what } = item;
  if (state === 'sending') return null;
  if (state === 'conflict')
    return (
      <Inline gap="2">
        <Button size="small" onPress={() => onKeepMine(id)}>
          {syncTexts.keepMine}
        </Button>
        <Button size="small" variant="secondary" onPress={() => onTakeNewer(id)}>
          {syncTexts.takeNewer}
        </Button>
      </Inline>
    );
  return (
    <Inline gap="2">
      {state === 'refused' ? (
        <Button size="small" variant="secondary" onPress={() => onRetry(id)}>
          {syncTexts.retry}
        </Button>
      ) : null}
      <Button
        size="small"
        variant="quiet"
        aria-label={`${syncTexts.discard}: ${what}`}
        onPress={() => onDiscard(id)}
      >
        {syncTexts.discard}
      </Button>
    </Inline>
  );
}

function Item({ item, ...actions }: { readonly item: SyncItem } & Actions) {
  const { what, detail, at, state, reason, versions } = item;
  return (
    <li className={styles.item}>
      <div className={styles.line}>
        <Text size="small" weight="bold" className={styles.what}>
          {what}
        </Text>
        <Badge tone={STATES[state].tone}>{STATES[state].text}</Badge>
      </div>
      <Text size="hint" tone="soft">
        {detail === '' ? null : `${detail} · `}
        <time dateTime={new Date(at).toISOString()}>{formatMoment(at)}</time>
      </Text>
      {reason === undefined ? null : <Text size="small">{reason}</Text>}
      {versions === undefined ? null : <Versions versions={versions} />}
      <div className={styles.actions}>
        <Decisions item={item} {...actions} />
      </div>
    </li>
  );
}

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
                <Item key={item.id} item={item} {...actions} />
              ))}
            </ul>
          )}
        </>
      )}
    </Disclosure>
  );
}
