import { BIO_MAX_LENGTH } from '@sorella/core/domain/limits';
import type { SocialPlatform } from '@sorella/core/domain/profile/social-links';
import type { StoredPhoto } from '@sorella/core/domain/sign-up/sign-up-data';
import type { SignUpDetails } from '@sorella/core/domain/sign-up/sign-up-draft';
import {
  fieldToMend,
  type PersonalDetailsField,
  personalDetailsErrors,
  tidiedSocialLink,
} from '@sorella/core/domain/sign-up/sign-up-form';
import type { Secrets, SignUpProblem } from '@sorella/core/machines/sign-up';
import type { FilledNotice } from '@sorella/core/notices/notice';
import { signUpNotices } from '@sorella/core/notices/sign-up.notices';
import { signUpTexts } from '@sorella/core/notices/texts/sign-up.texts';
import { signUpFieldTexts } from '@sorella/core/notices/texts/sign-up-field.texts';
import { CircleAlert } from 'lucide';
import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '../../art/icons/Icon.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox.tsx';
import { Field, type FieldControlProps } from '../../primitives/Field.tsx';
import { Select } from '../../primitives/Select.tsx';
import { StatusNote } from '../../primitives/StatusNote.tsx';
import { Surface } from '../../primitives/Surface.tsx';
import { Textarea } from '../../primitives/Textarea.tsx';
import { TextInput, type TextInputProps } from '../../primitives/TextInput.tsx';
import { TextLink } from '../../primitives/TextLink.tsx';
import { useAfterPress } from '../../primitives/use-after-press.ts';
import { cx } from '../../styles/cx.ts';
import { EmailField } from '../EmailField.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { PhotoField } from '../photo/PhotoField.tsx';
import { FormGroup } from './FormGroup.tsx';
import * as styles from './sign-up.css.ts';
import { TermsCheckbox } from './TermsCheckbox.tsx';

/** Props of {@link PersonalDetailsForm}. */
export interface PersonalDetailsFormProps {
  readonly details: SignUpDetails;
  readonly photo: StoredPhoto | null;
  /** The passwords as typed; whoever draws the form keeps them in memory, and nowhere else. */
  readonly secrets: Secrets;
  /** What the server refused of this step. */
  readonly problem?: SignUpProblem;
  readonly onDetailsChange: (changes: Partial<SignUpDetails>) => void;
  readonly onPhotoChange: (photo: StoredPhoto | null) => void;
  readonly onPhotoRefused?: (notice: FilledNotice) => void;
  readonly onSecretsChange: (changes: Partial<Secrets>) => void;
  /** 'Next' was pressed, also with something missing: the form marks it, the flow tells it. */
  readonly onSubmit: () => void;
  /** 'Sign In' was pressed; without it the link leads there plainly. */
  readonly onSignIn?: () => void;
}

const GENDERS = [
  { value: '', label: signUpTexts.choose },
  { value: 'female', label: signUpTexts.genderFemale },
];
const PLAIN = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

type TextName = 'firstName' | 'lastName' | 'age' | 'phone' | 'city' | 'instagramUrl' | 'linkedinUrl';

/** What the server refused, as words beside a field. */
const REFUSED: Readonly<Record<SignUpProblem, { field: 'email' | 'password'; text: string }>> = {
  'email-taken': { field: 'email', text: signUpFieldTexts.emailTaken },
  'password-weak': { field: 'password', text: signUpFieldTexts.passwordWeak },
};

/**
 * Step 1, 'Personal Details'. A field says what is wrong with it once the visitor has left it or
 * pressed Next, and follows the typing from then on; after a press the focus goes to the one that the notice
 * names.
 */
export function PersonalDetailsForm({
  details,
  photo,
  secrets,
  problem,
  onDetailsChange,
  onPhotoChange,
  onPhotoRefused,
  onSecretsChange,
  onSubmit,
  onSignIn,
}: PersonalDetailsFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const photoButton = useRef<HTMLButtonElement>(null);
  const [pressed, setPressed] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const afterPress = useAfterPress();
  const entered = { ...details, ...secrets, hasProfilePhoto: photo !== null };
  const errors = personalDetailsErrors(entered);

  const focus = (field: PersonalDetailsField) => {
    const named = form.current?.elements.namedItem(field);
    if (field === 'profilePhoto') photoButton.current?.focus();
    else if (named instanceof HTMLElement) named.focus();
  };
  const focusRefused = useEffectEvent((refused: SignUpProblem) => focus(REFUSED[refused].field));
  useEffect(() => {
    if (problem) focusRefused(problem);
  }, [problem]);

  const errorOf = (field: PersonalDetailsField): { error?: string } => {
    const refused = problem && REFUSED[problem];
    if (refused?.field === field) return { error: refused.text };
    const error = errors[field];
    return error !== undefined && (pressed || left.has(field)) ? { error } : {};
  };
  /** A field that was passed by is no mistake yet. */
  const leave = (field: PersonalDetailsField, value: string) => {
    if (value !== '') afterPress(() => setLeft((before) => new Set([...before, field])));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setPressed(true);
    const first = fieldToMend(entered);
    if (first) focus(first);
    onSubmit();
  };

  const text = (
    name: TextName,
    label: string,
    input: TextInputProps,
    field: { hint?: ReactNode; required?: boolean; onLeave?: () => void } = {},
  ) => {
    const { hint, required = true, onLeave } = field;
    return (
      <Field label={label} required={required} {...(hint !== undefined && { hint })} {...errorOf(name)}>
        {(control: FieldControlProps) => (
          <TextInput
            {...control}
            {...input}
            name={name}
            dir="auto"
            value={details[name]}
            onValueChange={(value) => onDetailsChange({ [name]: value })}
            onBlur={() => {
              leave(name, details[name]);
              onLeave?.();
            }}
          />
        )}
      </Field>
    );
  };
  const link = (platform: SocialPlatform, label: string) => {
    const name = `${platform}Url` as const;
    const tidy = () => {
      const link = tidiedSocialLink(platform, details[name]);
      if (link !== details[name]) onDetailsChange({ [name]: link });
    };
    const input = { ...PLAIN, inputMode: 'url', autoComplete: 'off' } as const;
    return text(name, label, input, { required: false, onLeave: tidy });
  };
  const password = (name: keyof Secrets, label: string, hint?: string) => (
    <PasswordField
      label={label}
      hint={hint}
      name={name}
      autoComplete="new-password"
      value={secrets[name]}
      onValueChange={(value) => onSecretsChange({ [name]: value })}
      onBlur={() => leave(name, secrets[name])}
      {...errorOf(name)}
    />
  );

  return (
    <Surface padding="large">
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        <FormGroup title={signUpTexts.groupYou}>
          <PhotoField
            ref={photoButton}
            label={signUpTexts.profilePhoto}
            value={photo}
            onChange={onPhotoChange}
            {...(onPhotoRefused && { onRefused: onPhotoRefused })}
            {...errorOf('profilePhoto')}
          />
          <div className={styles.pair}>
            {text('firstName', signUpTexts.firstName, { autoComplete: 'given-name' })}
            {text('lastName', signUpTexts.lastName, { autoComplete: 'family-name' })}
          </div>
          <div className={cx(styles.pair, styles.shortPair)}>
            <Field label={signUpTexts.gender} required {...errorOf('gender')}>
              {(control) => (
                <Select
                  {...control}
                  name="gender"
                  autoComplete="sex"
                  options={GENDERS}
                  value={details.gender}
                  onValueChange={(gender) => onDetailsChange({ gender })}
                />
              )}
            </Field>
            {text(
              'age',
              signUpTexts.age,
              { inputMode: 'numeric', autoComplete: 'off' },
              { hint: signUpTexts.ageHint },
            )}
          </div>
          <Field label={signUpTexts.bio} optional hint={signUpTexts.bioHint} {...errorOf('bio')}>
            {(control) => (
              <Textarea
                {...control}
                name="bio"
                dir="auto"
                limit={BIO_MAX_LENGTH}
                value={details.bio}
                onValueChange={(bio) => onDetailsChange({ bio })}
                onBlur={() => leave('bio', details.bio)}
              />
            )}
          </Field>
        </FormGroup>

        <FormGroup title={signUpTexts.groupSignIn}>
          {problem === 'email-taken' ? (
            <StatusNote
              tone="bad"
              icon={<Icon drawing={CircleAlert} size={18} />}
              title={signUpNotices['account-already-exists'].title}
            >
              {signUpNotices['account-already-exists'].description}{' '}
              <TextLink href="/signin" onFollow={onSignIn}>
                {signUpTexts.signIn}
              </TextLink>
            </StatusNote>
          ) : null}
          <EmailField
            label={signUpTexts.email}
            autoComplete="email"
            value={details.email}
            onValueChange={(email) => onDetailsChange({ email })}
            onBlur={() => leave('email', details.email)}
            {...errorOf('email')}
          />
          <div className={styles.pair}>
            {password('password', signUpTexts.password, signUpTexts.passwordHint)}
            {password('confirmPassword', signUpTexts.confirmPassword)}
          </div>
        </FormGroup>

        <FormGroup title={signUpTexts.groupWhere}>
          <div className={styles.pair}>
            {text('phone', signUpTexts.phone, { type: 'tel', autoComplete: 'tel' })}
            {text('city', signUpTexts.city, { autoComplete: 'address-level2' })}
          </div>
          <p className={styles.hint}>{signUpTexts.socialHint}</p>
          <div className={styles.pair}>
            {link('instagram', signUpTexts.instagramUrl)}
            {link('linkedin', signUpTexts.linkedinUrl)}
          </div>
          <Checkbox
            name="whatsappGroupOptIn"
            checked={details.whatsappGroupOptIn}
            onCheckedChange={(whatsappGroupOptIn) => onDetailsChange({ whatsappGroupOptIn })}
          >
            {signUpTexts.whatsappGroupOptIn}
          </Checkbox>
        </FormGroup>

        <TermsCheckbox
          checked={details.agreeToTerms}
          onCheckedChange={(agreeToTerms) => onDetailsChange({ agreeToTerms })}
          {...errorOf('agreeToTerms')}
        />
        <div className={styles.actions}>
          <Button type="submit" className={styles.action}>
            {signUpTexts.next}
          </Button>
        </div>
        <p className={styles.foot}>
          {signUpTexts.haveAccount}{' '}
          <TextLink href="/signin" onFollow={onSignIn}>
            {signUpTexts.signIn}
          </TextLink>
        </p>
      </form>
    </Surface>
  );
}
