import type { FeatureToggle } from '@sorella/core/domain/entities/admin';
import { formatRelativeTime } from '@sorella/core/domain/relative-time';
import { fillText } from '@sorella/core/notices/notice';
import { adminPanelTexts } from '@sorella/core/notices/texts/admin.texts';
import { togglesPanelTexts } from '@sorella/core/notices/texts/admin-tools.texts';
import { commonTexts } from '@sorella/core/notices/texts/common.texts';
import { LockKeyhole } from 'lucide';
import { AllDoneDrawing } from '../../art/drawings/AllDoneDrawing.tsx';
import { Icon } from '../../art/icons/Icon.tsx';
import { EmptyState } from '../../empty-states/EmptyState.tsx';
import { ErrorState } from '../../empty-states/ErrorState.tsx';
import type { ListContent } from '../../lists/content.ts';
import { Badge } from '../../primitives/Badge.tsx';
import { Surface } from '../../primitives/Surface.tsx';
import { Switch } from '../../primitives/Switch.tsx';
import { TextLink } from '../../primitives/TextLink.tsx';
import { DataTableSkeleton } from '../table/DataTableSkeleton.tsx';
import * as table from '../table/table.css.ts';
import { SETTING, toggleTitle } from './toggle-title.ts';
import * as css from './tools.css.ts';

/** Props of {@link TogglesPanel}. */
export interface TogglesPanelProps {
  readonly content: ListContent<{ readonly toggles: readonly FeatureToggle[] }>;
  /** Those that are being changed, by id: to which side. */
  readonly changing: ReadonlyMap<string, boolean>;
  readonly onChange: (details: { toggle: FeatureToggle; isEnabled: boolean }) => void;
  readonly onRetry: () => void;
  /** Milliseconds. */
  readonly now: number;
}

/** The feature toggles by name; the setting among them is locked. */
export function TogglesPanel({ content, changing, onChange, onRetry, now }: TogglesPanelProps) {
  if (content.kind === 'loading') return <DataTableSkeleton label={togglesPanelTexts.loading} />;
  if (content.kind === 'failed') {
    const { kind: _, ...error } = content;
    return <ErrorState {...error} headingLevel={2} onRetry={onRetry} />;
  }
  if (content.toggles.length === 0)
    return (
      <EmptyState
        drawing={<AllDoneDrawing />}
        title={adminPanelTexts.togglesEmpty}
        body={togglesPanelTexts.emptyBody}
        headingLevel={2}
      />
    );
  return (
    <Surface className={css.toggles}>
      <ul className={css.list} aria-label={adminPanelTexts.togglesTitle}>
        {content.toggles.map((toggle) => {
          const { id, featureName, description, isEnabled, updatedAt } = toggle;
          const isSetting = featureName === SETTING;
          const wanted = changing.get(id);
          const shown = wanted ?? isEnabled;
          return (
            <li key={id} className={css.listRow}>
              <span className={css.listWords}>
                <span className={table.buttons}>
                  <span className={table.strong}>{toggleTitle(featureName)}</span>
                  {isSetting ? (
                    <Badge icon={<Icon drawing={LockKeyhole} size={12} />}>{togglesPanelTexts.setting}</Badge>
                  ) : null}
                </span>
                <span className={table.soft}>
                  {isSetting ? (description ?? togglesPanelTexts.noValue) : description}
                </span>
                <span className={table.soft}>
                  {isSetting ? (
                    <TextLink href="/events">{togglesPanelTexts.openSetting}</TextLink>
                  ) : wanted === undefined ? (
                    fillText(togglesPanelTexts.changed, { when: formatRelativeTime(updatedAt, now) ?? '' })
                  ) : (
                    commonTexts.saving
                  )}
                </span>
              </span>
              {isSetting ? null : (
                <Switch
                  label={toggleTitle(featureName)}
                  checked={shown}
                  busy={wanted !== undefined}
                  onCheckedChange={(next) => onChange({ toggle, isEnabled: next })}
                >
                  {shown ? togglesPanelTexts.on : togglesPanelTexts.off}
                </Switch>
              )}
            </li>
          );
        })}
      </ul>
    </Surface>
  );
}
