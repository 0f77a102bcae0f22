import { BIO_MAX_LENGTH } from '@sorella/core/domain/limits';
import type { StoredPhoto } from '@sorella/core/domain/sign-up/sign-up-data';
import { checkProfile } from '@sorella/core/domain/validation';
import type { FilledNotice } from '@sorella/core/notices/notice';
import { profileTexts } from '@sorella/core/notices/texts/profile.texts';
import { type FormEvent, type Ref, useImperativeHandle, useRef } from 'react';
import { Button } from '../../primitives/Button.tsx';
import { Field } from '../../primitives/Field.tsx';
import { Textarea } from '../../primitives/Textarea.tsx';
import { TextInput } from '../../primitives/TextInput.tsx';
import { PhotoField } from '../photo/PhotoField.tsx';
import { useFormFields } from '../use-form-fields.ts';
import { VersionChoice } from '../VersionChoice.tsx';
import * as css from './profile-form.css.ts';
import type { FieldCollision, ProfileFormField, ProfileFormValues } from './profile-form.types.ts';

/** Where the form stands. */
export const profileFormStatuses = [
  'unchanged',
  'changed',
  'saving',
  'saved',
  'queued',
  'undecided',
  'conflicted',
  'failed',
] as const;

/** One of them. */
export type ProfileFormStatus = (typeof profileFormStatuses)[number];

/** What others may do with the form. */
export interface ProfileFormHandle {
  /** Leads the member to a field. */
  focus(field: ProfileFormField | 'photo'): void;
}

/** Props of {@link ProfileForm}. */
export interface ProfileFormProps {
  readonly values: ProfileFormValues;
  readonly email: string;
  /** The photo chosen and not saved yet. */
  readonly photo: StoredPhoto | null;
  /** The photo that the member has had so far. */
  readonly currentPhotoUrl: string | null;
  readonly status: ProfileFormStatus;
  /** While `queued`: there is a connection, and it is the server's answer that is missing. */
  readonly online?: boolean;
  /** What the member has to decide about while `conflicted`. */
  readonly collisions?: readonly FieldCollision[];
  readonly onEdit: (field: ProfileFormField, value: string) => void;
  readonly onPhotoChange: (photo: StoredPhoto | null) => void;
  readonly onPhotoRefused?: (
    notice: FilledNotice<'photo-type-invalid' | 'photo-too-large' | 'photo-unreadable'>,
  ) => void;
  /** Called once per press, with all fields right and never while saving. */
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  readonly onKeepMine: () => void;
  readonly onAcceptTheirs: () => void;
  readonly ref?: Ref<ProfileFormHandle>;
}

const NAMES: Readonly<Record<ProfileFormField, string>> = {
  name: profileTexts.name,
  title: profileTexts.professionalTitle,
  bio: profileTexts.bio,
};
/** As they stand in the form. */
const FIELD_ORDER: readonly ProfileFormField[] = ['name', 'title', 'bio'];
const NONE: readonly FieldCollision[] = [];
const STATUS_TEXTS: Readonly<Partial<Record<ProfileFormStatus, string>>> = {
  changed: profileTexts.statusChanged,
  saved: profileTexts.statusSaved,
  queued: profileTexts.statusQueued,
  undecided: profileTexts.statusUndecided,
  failed: profileTexts.statusFailed,
};

/**
 * The member's own profile to change: photo, name, title, bio; the address to read.
 */
export function ProfileForm({
  values,
  email,
  photo,
  currentPhotoUrl,
  status,
  online = false,
  collisions = NONE,
  onEdit,
  onPhotoChange,
  onPhotoRefused,
  onSave,
  onDiscard,
  onKeepMine,
  onAcceptTheirs,
  ref,
}: ProfileFormProps) {
  const errors = checkProfile(values);
  const { form, focus, errorOf, leave, hasShownErrors, whenRight } = useFormFields(FIELD_ORDER, errors);
  const saveButton = useRef<HTMLButtonElement>(null);
  const photoButton = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => ({
    focus: (field) => (field === 'photo' ? photoButton.current?.focus() : focus(field)),
  }));

  /** For buttons that go with what they do: focus must not fall to the page. */
  const andStay = (go: () => void) => {
    saveButton.current?.focus();
    go();
  };

  const canSave = status === 'changed' || status === 'failed';
  const isSaving = status === 'saving';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSave) whenRight(onSave);
  };
  const standing = status === 'queued' && online ? profileTexts.statusQueuedOnline : STATUS_TEXTS[status];
  const words = canSave && hasShownErrors ? profileTexts.problems : standing;

  return (
    <form ref={form} className={css.form} noValidate aria-label={profileTexts.formTitle} onSubmit={submit}>
      <PhotoField
        label={profileTexts.photo}
        value={photo}
        currentUrl={currentPhotoUrl}
        onChange={onPhotoChange}
        {...(onPhotoRefused && { onRefused: onPhotoRefused })}
        ref={photoButton}
      />
      <div className={css.pair}>
        <Field label={profileTexts.name} required {...errorOf('name')}>
          {(control) => (
            <TextInput
              {...control}
              name="name"
              value={values.name}
              onValueChange={(value) => onEdit('name', value)}
              onBlur={() => leave('name')}
              autoComplete="name"
              dir="auto"
            />
          )}
        </Field>
        <Field label={profileTexts.professionalTitle} optional {...errorOf('title')}>
          {(control) => (
            <TextInput
              {...control}
              name="title"
              value={values.title}
              onValueChange={(value) => onEdit('title', value)}
              onBlur={() => leave('title')}
              autoComplete="organization-title"
              dir="auto"
            />
          )}
        </Field>
      </div>
      <Field label={profileTexts.bio} optional {...errorOf('bio')}>
        {(control) => (
          <Textarea
            {...control}
            name="bio"
            rows={5}
            limit={BIO_MAX_LENGTH}
            value={values.bio}
            onValueChange={(value) => onEdit('bio', value)}
            onBlur={() => leave('bio')}
            dir="auto"
          />
        )}
      </Field>
      <Field label={profileTexts.email} hint={profileTexts.emailHint}>
        {(control) => (
          <Textarea
            {...control}
            name="email"
            rows={1}
            className={css.email}
            value={email}
            readOnly
            autoComplete="email"
          />
        )}
      </Field>
      {/* Beside the button that the member pressed, or is about to press. */}
      {status === 'conflicted' ? (
        <VersionChoice
          body={profileTexts.conflictBody}
          collisions={collisions.map(({ field, theirs }) => ({ name: NAMES[field], theirs }))}
          onKeep={() => whenRight(() => andStay(onKeepMine))}
          onAccept={() => andStay(onAcceptTheirs)}
        />
      ) : null}
      <div className={css.foot}>
        <Button
          ref={saveButton}
          type="submit"
          busy={isSaving}
          busyLabel={profileTexts.saving}
          unavailable={!canSave && !isSaving}
        >
          {profileTexts.save}
        </Button>
        {canSave ? (
          <Button variant="quiet" onPress={() => andStay(onDiscard)}>
            {profileTexts.discard}
          </Button>
        ) : null}
        {/* There from the start: a region that comes together with its words is often not read. */}
        <p role="status" className={css.status}>
          {words}
        </p>
      </div>
    </form>
  );
}
