import { shellTexts } from '@sorella/core/notices/texts/shell.texts';
import { Monitor, Moon, Sun } from 'lucide';
import { Icon } from '../art/icons/Icon.tsx';
import { RadioGroup } from '../primitives/RadioGroup.tsx';
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

const options = themes.map((value) => {
  const { label, drawing } = faces[value];
  return { value, label, icon: <Icon drawing={drawing} size={17} /> };
});

/** System, light or dark. */
export function ThemeChoice({ theme, onThemeChange }: ThemeChoiceProps) {
  return (
    <RadioGroup
      look="segments"
      label={shellTexts.theme}
      options={options}
      value={theme}
      onValueChange={onThemeChange}
    />
  );
}
