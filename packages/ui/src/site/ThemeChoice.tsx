import { shellTexts } from '@sorella/core/notices/texts/shell.texts';
import { Monitor, Moon, Sun } from 'lucide';
import { useId } from 'react';
import { Icon } from '../art/icons/Icon.tsx';
import { visuallyHidden } from '../styles/visually-hidden.css.ts';
import * as styles from './theme-choice.css.ts';
import { type Theme, themes } from './themes.ts';

/** Props of ThemeChoice. */
export interface ThemeChoiceProps {
  readonly theme: Theme;
  readonly onThemeChange: (theme: Theme) => void;
}

const faces = {
  system: { label: shellTexts.themeSystem, drawing: Monitor },
  light: { label: shellTexts.themeLight, drawing: Sun },
  dark: { label: shellTexts.themeDark, drawing: Moon },
} as const;

/** System, light or dark. */
export function ThemeChoice({ theme, onThemeChange }: ThemeChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.root}>
      <legend className={visuallyHidden}>{shellTexts.theme}</legend>
      {themes.map((value) => {
        const { label, drawing } = faces[value];
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
            <Icon drawing={drawing} size={17} />
            {label}
          </label>
        );
      })}
    </fieldset>
  );
}
