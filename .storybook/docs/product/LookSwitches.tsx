import { DocsContext } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { type Theme, themes } from '../../modes.ts';

interface SwitchProps<Value extends string> {
  label: string;
  values: readonly Value[];
  chosen: Value;
  onChoose(value: Value): void;
}

function Switch<Value extends string>({ label, values, chosen, onChoose }: SwitchProps<Value>) {
  return (
    <fieldset className="walks-switch">
      <legend className="atlas-hidden">{label}</legend>
      {values.map((value) => (
        <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {value[0]?.toUpperCase()}
          {value.slice(1)}
        </button>
      ))}
    </fieldset>
  );
}

const widths = ['phone', 'desktop'] as const;

interface LookSwitchesProps {
  theme: Theme;
  width: (typeof widths)[number];
  onWidth(width: (typeof widths)[number]): void;
}

/** Phone or desktop, light or dark: the theme is the toolbar's, so that stories opened from here have it too. */
export function LookSwitches({ theme, width, onWidth }: LookSwitchesProps) {
  const { channel } = use(DocsContext);
  return (
    <div className="walks-switches">
      <Switch label="Width" values={widths} chosen={width} onChoose={onWidth} />
      <Switch
        label="Theme"
        values={themes}
        chosen={theme}
        onChoose={(wanted) => channel.emit(UPDATE_GLOBALS, { globals: { theme: wanted } })}
      />
    </div>
  );
}
