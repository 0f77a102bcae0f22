import { Field } from '../primitives/Field.tsx';
import { PasswordInput, type PasswordInputProps } from '../primitives/PasswordInput.tsx';
import { type AccountFieldProps, markedBy } from './EmailField.tsx';

/** Props of {@link PasswordField}. */
export interface PasswordFieldProps
  extends AccountFieldProps,
    Required<Pick<PasswordInputProps, 'autoComplete'>> {
  readonly name: string;
}

/** The one field for a password, which can be shown while typing. Nothing typed is trimmed or stored. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, aside, faultId, ...input } = props;
  return (
    <Field label={label} required hint={hint} aside={aside} {...(error !== undefined && { error })}>
      {(control) => <PasswordInput {...control} {...markedBy(faultId)} {...input} />}
    </Field>
  );
}
