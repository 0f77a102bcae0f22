import { cx } from '../../styles/cx.ts';
import { ink, overprint } from '../inks.css.ts';
import * as css from './activity-drawing.css.ts';

/** What the drawings show. */
export const activities = ['gathering', 'table', 'cups'] as const;

/** Props of {@link ActivityDrawing}. */
export interface ActivityDrawingProps {
  readonly activity: (typeof activities)[number];
  readonly className?: string;
}

const print = (name: keyof typeof ink) => cx(ink[name], overprint);

function Gathering() {
  return (
    <>
      <circle className={print('artViolet')} cx="70" cy="132" r="66" />
      <circle className={print('lilacInk')} cx="148" cy="74" r="70" />
      <circle className={print('artApricot')} cx="246" cy="110" r="78" />
      <circle className={print('artBerry')} cx="160" cy="172" r="56" />
    </>
  );
}

const plates = [58, 128, 198, 268];

/** A long table from above, laid for eight. */
function Table() {
  return (
    <>
      {plates.map((x) => (
        <g key={x}>
          <circle className={print('artTangerine')} cx={x} cy="58" r="25" />
          <circle className={print(x === 128 ? 'artBerry' : 'artMoss')} cx={x} cy="174" r="25" />
        </g>
      ))}
      <rect className={ink.butterInk} x="8" y="66" width="310" height="100" rx="30" />
      {plates.map((x) => (
        <g key={x}>
          <circle className={css.plate} cx={x} cy="92" r="17" />
          <circle className={ink.artApricot} cx={x} cy="92" r="9" />
          <circle className={css.plate} cx={x} cy="140" r="17" />
          <circle className={ink.artHoney} cx={x} cy="140" r="9" />
        </g>
      ))}
    </>
  );
}

/** Two cups from above, their saucers one over the other. */
function Cups() {
  return (
    <>
      <circle className={print('artMoss')} cx="118" cy="118" r="84" />
      <circle className={print('artApricot')} cx="218" cy="118" r="84" />
      <rect className={ink.pistachioInk} x="32" y="106" width="44" height="24" rx="12" />
      <circle className={ink.pistachioInk} cx="112" cy="118" r="48" />
      <circle className={css.plate} cx="112" cy="118" r="39" />
      <circle className={ink.peachInk} cx="112" cy="118" r="31" />
      <rect className={ink.artBerry} x="260" y="106" width="44" height="24" rx="12" />
      <circle className={ink.artBerry} cx="224" cy="118" r="48" />
      <circle className={css.plate} cx="224" cy="118" r="39" />
      <circle className={ink.artTangerine} cx="224" cy="118" r="31" />
    </>
  );
}

const drawings = { gathering: Gathering, table: Table, cups: Cups } as const;

/** One way to meet, drawn with the circles of the mark; decoration. */
export function ActivityDrawing({ activity, className }: ActivityDrawingProps) {
  const Shapes = drawings[activity];
  return (
    <svg viewBox="0 0 328 232" aria-hidden="true" focusable="false" className={cx(css.root, className)}>
      <Shapes />
    </svg>
  );
}
