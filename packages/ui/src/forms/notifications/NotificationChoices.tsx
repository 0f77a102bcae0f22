import {
  type ChosenKind,
  channelsOf,
  isFor,
  isWanted,
  NOTIFICATION_CHOICES,
  type NotificationReader,
  withChoice,
} from '@sorella/core/domain/notifications/choices';
import type { NotificationChannel } from '@sorella/core/domain/notifications/kinds';
import { fillText } from '@sorella/core/notices/notice';
import {
  notificationChoiceTexts,
  notificationSettingsTexts as texts,
} from '@sorella/core/notices/texts/notifications.texts';
import { useId } from 'react';
import { Heading } from '../../primitives/Heading.tsx';
import { Switch } from '../../primitives/Switch.tsx';
import { Text } from '../../primitives/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { cx } from '../../styles/cx.ts';
import * as css from './notification-choices.css.ts';
import type { NotificationChoicesProps } from './notification-choices.types.ts';
import { QuietHours } from './QuietHours.tsx';

type ChoiceProps = Pick<NotificationChoicesProps, 'settings' | 'saving' | 'onChange'> & {
  readonly kind: ChosenKind;
  readonly channel: NotificationChannel;
};

function Choice({ settings, saving, kind, channel, onChange }: ChoiceProps) {
  const control = `${kind}:${channel}`;
  return (
    <span className={css.choice}>
      {channelsOf(kind).includes(channel) ? (
        <Switch
          label={fillText(texts.choice, { kind: notificationChoiceTexts[kind], channel: texts[channel] })}
          checked={isWanted(settings, kind, channel)}
          busy={saving.has(control)}
          unavailable={settings.onlyRequired}
          onCheckedChange={(wanted) =>
            onChange({ control, change: (known) => withChoice(known, { kind, channel, wanted }) })
          }
        />
      ) : (
        <span className={css.none}>
          <span aria-hidden="true">{texts.none}</span>
          <VisuallyHidden>{texts.without[channel]}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}

type GroupProps = Pick<NotificationChoicesProps, 'settings' | 'saving' | 'onChange'> & {
  readonly name: keyof typeof NOTIFICATION_CHOICES;
  readonly channels: readonly NotificationChannel[];
  readonly reader: NotificationReader;
};

function Group({ name, channels, reader, ...rest }: GroupProps) {
  const row = cx(css.row, channels.length > 2 && css.threeChannels);
  const titleId = useId();
  const kinds = NOTIFICATION_CHOICES[name].filter((kind) => isFor(kind, reader));
  if (kinds.length === 0) return null;
  return (
    <section
      className={cx(css.group, name === 'coffeeChats' && css.tall, name === 'organizers' && css.below)}
    >
      <div className={cx(css.head, channels.length > 2 && css.threeChannels)}>
        <Heading level={2} size="card" id={titleId} className={css.about}>
          {texts[name]}
        </Heading>
        {channels.map((channel) => (
          <span key={channel} className={css.channel} aria-hidden="true">
            {texts[channel]}
          </span>
        ))}
      </div>
      <ul aria-labelledby={titleId}>
        {kinds.map((kind) => (
          <li key={kind} className={row}>
            <Text as="span" className={css.about}>
              {notificationChoiceTexts[kind]}
            </Text>
            {channels.map((channel) => (
              <Choice key={channel} kind={kind} channel={channel} {...rest} />
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

const FIRST_CHANNELS = ['app', 'mail'] as const;
const ALL_CHANNELS = [...FIRST_CHANNELS, 'push'] as const;
const GROUPS = ['events', 'applications', 'coffeeChats', 'messages', 'reports', 'organizers'] as const;

const MEMBER: NotificationReader = { isAdmin: false, rights: [] };

/** What a member is told of, where, and when not; each press is saved at once. */
export function NotificationChoices({
  readerZone,
  hasDevices = false,
  reader = MEMBER,
  ...props
}: NotificationChoicesProps) {
  const { settings, saving, onChange } = props;
  const hintId = useId();
  return (
    <div className={cx(css.place, css.root, hasDevices && css.rootOfThree)}>
      <div className={css.groups}>
        <div className={cx(css.group, css.first)}>
          <div className={css.only}>
            <Text weight="strong">{texts.onlyRequired}</Text>
            <Switch
              label={texts.onlyRequired}
              checked={settings.onlyRequired}
              busy={saving.has('only-required')}
              aria-describedby={hintId}
              onCheckedChange={(onlyRequired) =>
                onChange({ control: 'only-required', change: (known) => ({ ...known, onlyRequired }) })
              }
            />
          </div>
          <Text size="small" tone="soft" id={hintId}>
            {settings.onlyRequired ? texts.onlyRequiredHint : texts.required}
          </Text>
        </div>
        {GROUPS.map((name) => (
          <Group
            key={name}
            name={name}
            channels={hasDevices ? ALL_CHANNELS : FIRST_CHANNELS}
            reader={reader}
            {...props}
          />
        ))}
        <QuietHours settings={settings} saving={saving} readerZone={readerZone} onChange={onChange} />
      </div>
    </div>
  );
}
