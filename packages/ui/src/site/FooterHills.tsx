import { ink, overprint } from '../art/inks.css.ts';
import { cx } from '../styles/cx.ts';
import * as styles from './footer.css.ts';

const inks = ['artMoss', 'artApricot', 'artBerry', 'artViolet', 'artTangerine', 'artHoney'] as const;
const radii = [96, 128, 84, 142, 108, 90, 118];
const tops = [18, 6, 26, 10, 2, 22, 14, 8];

/** As wide as any window: what does not fit is cut off at both ends. */
const WIDTH = 2560;
const STEP = 116;
const hills = Array.from({ length: Math.ceil(WIDTH / STEP) + 1 }, (_, place) => {
  const radius = radii[place % radii.length] ?? 100;
  return {
    x: place * STEP,
    y: (tops[place % tops.length] ?? 10) + radius,
    radius,
    ink: inks[place % inks.length] ?? 'artMoss',
  };
});

/** The circles of the mark as hills behind the foot of the page, from one side to the other; decoration. */
export function FooterHills() {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 56`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
      className={styles.hills}
    >
      {hills.map(({ x, y, radius, ink: name }) => (
        <circle key={x} cx={x} cy={y} r={radius} className={cx(ink[name], overprint)} />
      ))}
    </svg>
  );
}
