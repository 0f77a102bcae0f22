import { cx } from '../../styles/cx.ts';
import { ink, overprint } from '../inks.css.ts';
import * as css from './activity-drawing.css.ts';

/** Props of {@link StepDrawing}. */
export interface StepDrawingProps {
  /** 1: one circle; 2: another one beside it; 3: both, and what they share. */
  readonly step: 1 | 2 | 3;
  readonly className?: string;
}

const other = { 1: null, 2: 152, 3: 106 } as const;

/** How two people meet, in three pictures; decoration. */
export function StepDrawing({ step, className }: StepDrawingProps) {
  const x = other[step];
  return (
    <svg viewBox="0 0 200 96" aria-hidden="true" focusable="false" className={cx(css.root, className)}>
      <circle className={cx(ink.artBerry, overprint)} cx="48" cy="48" r="48" />
      {x === null ? (
        <circle className={css.awaited} cx="152" cy="48" r="46.5" />
      ) : (
        <circle className={cx(ink.artApricot, overprint)} cx={x} cy="48" r="48" />
      )}
    </svg>
  );
}
