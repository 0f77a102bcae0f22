import { formatMoment } from '@sorella/core/domain/moment';
import { syncTexts } from '@sorella/core/notices/texts/sync.texts';
import { Badge } from '../../primitives/Badge.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Inline } from '../../primitives/Inline.tsx';
import { Text } from '../../primitives/Text.tsx';
import * as styles from './sync-panel.css.ts';
import type { SyncItem, SyncVersions } from './sync-panel.types.ts';

/** What can be done about an edit that waits, by its id. */
export interface SyncEntryActions {
  readonly onRetry: (id: string) => void;
  readonly onDiscard: (id: string) => void;
  /** The member's edit wins over the newer version. */
  readonly onKeepMine: (id: string) => void;
  readonly onTakeNewer: (id: string) => void;
}

/** Props of {@link SyncEntry}. */
export interface SyncEntryProps extends SyncEntryActions {
  readonly item: SyncItem;
}

const STATES = {
  waiting: { tone: 'neutral', text: syncTexts.waiting },
  sending: { tone: 'neutral', text: syncTexts.sending },
  conflict: { tone: 'warn', text: syncTexts.conflict },
  refused: { tone: 'bad', text: syncTexts.refused },
} as const;

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

function Decisions({ item, onRetry, onDiscard, onKeepMine, onTakeNewer }: SyncEntryProps) {
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

/** A line of the list: an edit that waits on this device, and what she can do about it. */
export function SyncEntry({ item, ...actions }: SyncEntryProps) {
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
