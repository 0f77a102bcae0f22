import { Check } from 'lucide';
import { type ReactNode, useId } from 'react';
import { Icon } from '../../art/icons/Icon.tsx';
import * as css from './time-chip.css.ts';

/** Props of {@link TimeChip}. */
export interface TimeChipProps {
  /** The time, such as '12:00 PM'. */
  readonly children: ReactNode;
  /** The day, for those who hear the chip by itself. */
  readonly day?: string;
  /** Several may be checked together, or one of all that share a name. */
  readonly kind: 'checkbox' | 'radio';
  readonly name: string;
  readonly checked: boolean;
  /** The time has passed. */
  readonly disabled?: boolean;
  readonly onChange: () => void;
}

/** A time of a day as a checkbox or radio button that looks like what it is: something to press. */
export function TimeChip({ children, day, kind, name, checked, disabled = false, onChange }: TimeChipProps) {
  const dayId = useId();
  return (
    <label className={css.root}>
      <input
        type={kind}
        className={css.input}
        name={name}
        checked={checked}
        aria-describedby={day === undefined ? undefined : dayId}
        disabled={disabled}
        onChange={onChange}
      />
      <Icon drawing={Check} className={css.tick} size={16} strokeWidth={2.5} />
      <span>{children}</span>
      {day === undefined ? null : (
        <span id={dayId} hidden>
          {day}
        </span>
      )}
    </label>
  );
}
