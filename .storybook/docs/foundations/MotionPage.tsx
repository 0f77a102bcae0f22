import { useState } from 'react';
import { Button } from '../../../packages/ui/src/primitives/Button.tsx';
import { durations, ease, reducedDurations } from '../../../packages/ui/src/tokens/constants.ts';
import { vars } from '../../../packages/ui/src/tokens/vars.css.ts';
import { AtlasFrame } from '../../atlas/AtlasFrame.tsx';
import { useTheme } from '../../atlas/use-theme.ts';
import { nameOf } from './token-name.ts';
import './foundations.css';

type DurationName = keyof typeof durations;
const names = Object.keys(durations).filter((name): name is DurationName => name in durations);
const uses: Readonly<Record<DurationName, string>> = {
  state: 'A change of state: hover, press, open, chosen',
  turn: 'The turn of an event card',
};

interface LaneProps {
  label: string;
  duration: string;
  moved: boolean;
}

function Lane({ label, duration, moved }: LaneProps) {
  return (
    <div className="found-lane">
      <span className="found-role">
        {label}: {duration}
      </span>
      <span className="found-track" data-moved={moved || undefined}>
        <span style={{ transitionDuration: duration, transitionTimingFunction: ease }} />
      </span>
    </div>
  );
}

function Played({ name }: { name: DurationName }) {
  const [moved, setMoved] = useState(false);
  return (
    <section className="found-played" aria-label={uses[name]}>
      <div>
        <h3>
          <code>{nameOf(vars.duration[name])}</code>
        </h3>
        <p>{uses[name]}</p>
      </div>
      <div>
        <Lane label="Usually" duration={durations[name]} moved={moved} />
        <Lane label="With reduced motion" duration={reducedDurations[name]} moved={moved} />
      </div>
      <Button variant="secondary" size="small" onPress={() => setMoved(!moved)}>
        Play
      </Button>
    </section>
  );
}

/** The curve drawn: time to the right, how far it has come upwards. */
function Curve() {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = [...ease.matchAll(/[\d.]+/g)].map(([number]) => Number(number));
  const at = (x: number, y: number) => `${10 + x * 180} ${190 - y * 180}`;
  return (
    <svg viewBox="0 0 200 200" className="found-curve" role="img" aria-label={`The curve of ${ease}`}>
      <path d={`M ${at(0, 0)} L ${at(1, 0)} M ${at(0, 0)} L ${at(0, 1)}`} className="found-axis" />
      <path d={`M ${at(0, 0)} C ${at(x1, y1)}, ${at(x2, y2)}, ${at(1, 1)}`} className="found-line" />
    </svg>
  );
}

/** Every duration and the one easing, played; and what reduced motion makes of them. */
export function MotionPage() {
  useTheme();
  return (
    <AtlasFrame
      title="Motion"
      className="found"
      lead="Motion shows what a press did. It is short, does not bounce, and never makes anyone wait."
    >
      <h2>Durations</h2>
      {names.map((name) => (
        <Played key={name} name={name} />
      ))}
      <h2>Easing</h2>
      <div className="found-easing">
        <Curve />
        <p>
          <code>{nameOf(vars.ease)}</code> is <code>{ease}</code>: it starts at once and slows down gently. It
          is the only easing.
        </p>
      </div>
      <h2>Reduced motion</h2>
      <p>
        For readers who ask their system for less motion, every duration is zero: a card shows its other side
        without turning, a skeleton does not pulse, and the video on the home page does not start by itself.
        Nothing is lost; it just happens at once. Use <em>Motion</em> in the toolbar to see any story this
        way.
      </p>
    </AtlasFrame>
  );
}
