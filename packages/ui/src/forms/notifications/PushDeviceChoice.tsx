import type { FilledNotice } from '@sorella/core/notices/notice';
import { pushDeviceTexts as texts } from '@sorella/core/notices/texts/notifications.texts';
import { useId } from 'react';
import { Button } from '../../primitives/Button.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { StatusNote } from '../../primitives/StatusNote.tsx';
import { Switch } from '../../primitives/Switch.tsx';
import { Text } from '../../primitives/Text.tsx';
import { cx } from '../../styles/cx.ts';
import * as css from './notification-choices.css.ts';

/** Props of {@link PushDeviceChoice}. */
export interface PushDeviceChoiceProps {
  /** Whether she is told here, or why she cannot be. */
  readonly state: 'on' | 'off' | 'denied' | 'home-screen' | 'unsupported';
  /** Whether words of messages may stand on the lock screen. */
  readonly showsWords: boolean;
  /** What of it is on its way. */
  readonly saving?: 'device' | 'words' | null;
  /** What could not be changed, and why. */
  readonly problem?: Pick<FilledNotice, 'title' | 'description'> | null;
  readonly onTurnOn: () => void;
  readonly onTurnOff: () => void;
  readonly onShowsWordsChange: (showsWords: boolean) => void;
}

const WHY_NOT = {
  denied: texts.denied,
  'home-screen': texts.homeScreen,
  unsupported: texts.unsupported,
} as const;

/** Being told on the device that she holds: off until she turns it on, and what stands in the way is said. */
export function PushDeviceChoice(props: PushDeviceChoiceProps) {
  const { state, showsWords, saving = null, problem = null, onTurnOn, onTurnOff, onShowsWordsChange } = props;
  const hintId = useId();
  const busy = saving === 'device';
  return (
    <section className={css.place}>
      <div className={cx(css.group, css.first)}>
        <Heading level={2} size="card">
          {texts.title}
        </Heading>
        {problem ? (
          <StatusNote tone="bad" title={problem.title}>
            {problem.description}
          </StatusNote>
        ) : null}
        {state === 'off' ? (
          <>
            <Text tone="soft">{texts.off}</Text>
            <div>
              <Button variant="secondary" busy={busy} busyLabel={texts.turningOn} onPress={onTurnOn}>
                {texts.turnOn}
              </Button>
            </div>
          </>
        ) : state === 'on' ? (
          <>
            <Text tone="soft">{texts.on}</Text>
            <div className={css.only}>
              <Text>{texts.words}</Text>
              <Switch
                label={texts.words}
                checked={showsWords}
                busy={saving === 'words'}
                aria-describedby={hintId}
                onCheckedChange={onShowsWordsChange}
              />
            </div>
            <Text size="small" tone="soft" id={hintId}>
              {texts.wordsHint}
            </Text>
            <div>
              <Button variant="secondary" busy={busy} busyLabel={texts.turningOff} onPress={onTurnOff}>
                {texts.turnOff}
              </Button>
            </div>
          </>
        ) : (
          <Text tone="soft">{WHY_NOT[state]}</Text>
        )}
      </div>
    </section>
  );
}
