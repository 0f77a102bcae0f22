import type { Ref } from 'react';
import { Field, type FieldProps } from '../primitives/Field.tsx';
import { TextInput } from '../primitives/TextInput.tsx';

/** What a field is given to stand among others in a form. */
export interface AccountFieldProps extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'aside'> {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly onBlur?: () => void;
  /** The id of words elsewhere in the form that say what is wrong with this field; marks it. */
  readonly faultId?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/** Joins a field to words that stand elsewhere. */
export const markedBy = (faultId: string | undefined) =>
  faultId === undefined ? {} : ({ 'aria-invalid': true, 'aria-describedby': faultId } as const);

/** Props of {@link EmailField}. */
export interface EmailFieldProps extends AccountFieldProps {
  /** `username` where the address names an account that is there, `email` where one is made. */
  readonly autoComplete: 'username' | 'email';
}

/** The one field for an address: the keyboard of a phone fits it, and nothing corrects what is typed. */
export function EmailField(props: EmailFieldProps) {
  const { label, hint, error, aside, faultId, ...input } = props;
  return (
    <Field label={label} required hint={hint} aside={aside} {...(error !== undefined && { error })}>
      {(control) => (
        <TextInput
          {...control}
          {...markedBy(faultId)}
          {...input}
          type="email"
          name="email"
          inputMode="email"
          autoCorrect="off"
          spellCheck={false}
        />
      )}
    </Field>
  );
}
