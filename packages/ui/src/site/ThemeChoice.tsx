import { shellTexts } from '@sorella/core/notices';
import { Monitor, Moon, Sun } from 'lucide';
import { Icon } from '../art/icons/Icon.tsx';
import { useId } from 'react';
import { visuallyHidden } from '../styles/visually-hidden.css.ts';
import * as styles from './theme-choice.css.ts';
import { type Theme, themes } from './theme-script.ts';

/** Props of ThemeChoice. */
export interface ThemeChoiceProps {
  readonly theme: Theme;
  readonly onThemeChange: (theme: Theme) => void;
}

const faces = {
  system: { label: shellTexts.themeSystem, Icon: Monitor },
  light: { label: shellTexts.themeLight, Icon: Sun },
  dark: { label: shellTexts.themeDark, Icon: Moon },
} as const;

/** System, light or dark. */
export function ThemeChoice({ theme, onThemeChange }: ThemeChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.root}>
      <legend className={visuallyHidden}>{shellTexts.theme}</legend>
      {themes.map((value) => {
        const { label, Icon } = faces[value];
        return (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={value}
              checked={value === theme}
              onChange={() => onThemeChange(value)}
            />
            <Icon aria-hidden="true" size={17} />
            {label}
          </label>
        );
      })}
    </fieldset>
  );
}
