import * as field from '../../primitives/field.css.ts';
import { cx } from '../../styles/cx.ts';
import * as css from './table.css.ts';

/** Props of {@link SelectBox}. */
export interface SelectBoxProps {
  /** Read aloud. */
  readonly label: string;
  readonly checked: boolean;
  /** Its label is seen as well, where there is no column that it stands above. */
  readonly labelInSight?: boolean;
  /** Some of what it stands for are picked, not all. */
  readonly mixed?: boolean;
  /** Nothing that it stands for can be picked now: it keeps its place and the focus, and a press does nothing. */
  readonly unavailable?: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
}

/** The checkbox of a row, in a target of 44 px. */
export function SelectBox({
  label,
  labelInSight = false,
  checked,
  mixed = false,
  unavailable = false,
  onCheckedChange,
}: SelectBoxProps) {
  return (
    <label
      className={cx(css.pickTarget, labelInSight && css.pickAllTarget, unavailable && css.pickUnavailable)}
    >
      <input
        ref={(input) => {
          if (input) input.indeterminate = mixed;
        }}
        type="checkbox"
        className={cx(field.box, unavailable && css.boxUnavailable)}
        aria-label={label}
        aria-disabled={unavailable || undefined}
        checked={checked}
        onChange={(event) => {
          if (!unavailable) onCheckedChange(event.currentTarget.checked);
        }}
      />
      {labelInSight ? (
        <span aria-hidden="true" className={css.pickAllWords}>
          {label}
        </span>
      ) : null}
    </label>
  );
}
