import { fieldTexts } from '@sorella/core/notices/texts/field.texts';
import { Eye, EyeOff } from 'lucide';
import { useState } from 'react';
import { Icon } from '../art/icons/Icon.tsx';
import * as styles from './field.css.ts';
import { IconButton } from './IconButton.tsx';
import { TextInput, type TextInputProps } from './TextInput.tsx';

/** Props of PasswordInput. */
export interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'autoComplete'> {
  /** Tells a password manager whether to fill in or to offer a new one. */
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password that can be shown while typing. It is never trimmed, corrected or stored. */
export function PasswordInput(props: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.adorned}>
      <TextInput
        {...props}
        type={shown ? 'text' : 'password'}
        className={styles.withEnd}
        // Nothing writes capitals into a password by itself, as long as it is one.
        {...(shown && { autoCapitalize: 'none' })}
        autoCorrect="off"
        spellCheck={false}
      />
      <IconButton
        className={styles.end}
        label={shown ? fieldTexts.hidePassword : fieldTexts.showPassword}
        onPress={() => setShown(!shown)}
        {...(props.id !== undefined && { controls: props.id })}
      >
        {shown ? <Icon drawing={EyeOff} size={20} /> : <Icon drawing={Eye} size={20} />}
      </IconButton>
    </div>
  );
}
