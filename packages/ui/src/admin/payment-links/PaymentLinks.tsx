import type { DifferingPaypalLink } from '@sorella/core/data-port';
import { formatShortDate } from '@sorella/core/domain/events/event-time';
import { fillText } from '@sorella/core/notices/notice';
import { paymentLinkTexts as texts } from '@sorella/core/notices/texts/event-form.texts';
import { Button } from '../../primitives/Button.tsx';
import { Text } from '../../primitives/Text.tsx';
import { PaypalSetting, type PaypalSettingProps } from '../paypal-setting/PaypalSetting.tsx';
import * as css from './payment-links.css.ts';

/** Events whose link leads to another username: a few of them, and how many in all. */
export interface DifferingLinks {
  readonly rows: readonly DifferingPaypalLink[];
  readonly total: number;
}

/** Props of {@link PaymentLinks}. */
export interface PaymentLinksProps
  extends Omit<PaypalSettingProps, 'title' | 'body' | 'actions' | 'children'> {
  /** Null while it is not known. */
  readonly differing: DifferingLinks | null;
  readonly refreshing?: boolean;
  readonly onTestLink: () => void;
  /** Puts the saved username on all of them. */
  readonly onRefresh: () => void;
}

/** Where paid events are paid, a link to try it, and the events that are paid elsewhere still. */
export function PaymentLinks({
  differing,
  refreshing = false,
  onTestLink,
  onRefresh,
  ...setting
}: PaymentLinksProps) {
  return (
    <PaypalSetting
      {...setting}
      title={texts.cardTitle}
      body={texts.cardBody}
      actions={
        <Button variant="secondary" onPress={onTestLink}>
          {texts.testLink}
        </Button>
      }
    >
      <div role="status" className={css.root}>
        {differing && differing.total === 0 ? (
          <Text size="small" tone="good" weight="strong">
            {texts.upToDate}
          </Text>
        ) : null}
        {differing && differing.total > 0 ? (
          <>
            <Text size="small" tone="warn" weight="strong">
              {fillText(texts.outdated, { n: differing.total })}
            </Text>
            <ul className={css.events}>
              {differing.rows.map(({ id, title, startTime, timeZone }) => (
                <li key={id}>
                  {fillText(texts.eventOnce, { title, date: formatShortDate(startTime, timeZone) ?? '' })}
                </li>
              ))}
              {differing.total > differing.rows.length ? (
                <li>{fillText(texts.more, { n: differing.total - differing.rows.length })}</li>
              ) : null}
            </ul>
            <div>
              <Button
                size="small"
                variant="secondary"
                busy={refreshing}
                busyLabel={texts.refreshing}
                onPress={onRefresh}
              >
                {texts.refreshLinks}
              </Button>
            </div>
          </>
        ) : null}
      </div>
    </PaypalSetting>
  );
}
