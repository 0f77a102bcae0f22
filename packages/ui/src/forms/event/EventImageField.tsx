import { PHOTO_TYPES, type PhotoType } from '@sorella/core/domain/profile/photo';
import { EVENT_PICTURE_SHAPE } from '@sorella/core/domain/profile/photo-crop';
import type { StoredPhoto } from '@sorella/core/domain/sign-up/sign-up-data';
import { eventFormTexts } from '@sorella/core/notices/texts/event-form.texts';
import { Field } from '../../primitives/Field.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { TextInput } from '../../primitives/TextInput.tsx';
import { PhotoField, urlOfPhoto } from '../photo/PhotoField.tsx';

/** Props of {@link EventImageField}. */
export interface EventImageFieldProps {
  /** An address, or the picture itself as a `data:` URL while it waits for its upload; empty without one. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
  readonly error?: string;
}

const isPhotoType = (type: string): type is PhotoType => type in PHOTO_TYPES;

/** The photo that lies in a `data:` URL; null for any other address. */
function photoOf(url: string): StoredPhoto | null {
  const [head = '', data = ''] = url.split(',', 2);
  const type = /^data:([^;]+);base64$/.exec(head)?.[1] ?? '';
  // A name is asked for where photos are stored; nobody sees this one.
  return isPhotoType(type) && data !== ''
    ? { data, type, name: `picture.${PHOTO_TYPES[type]}`, size: data.length }
    : null;
}

/** An event's picture: a file, cut to 16 by 9 and drawn anew, or the address of one. */
export function EventImageField({ value, onChange, onLeave, error }: EventImageFieldProps) {
  const photo = photoOf(value);
  const isAddress = /^https?:\/\/[^\s/]+\//.test(value);
  return (
    <Stack gap="4">
      <PhotoField
        label={eventFormTexts.image}
        shape={EVENT_PICTURE_SHAPE}
        preview={eventFormTexts.imagePreview}
        value={photo}
        currentUrl={isAddress ? value : null}
        onChange={(chosen) => onChange(chosen ? urlOfPhoto(chosen) : '')}
        onRemoveCurrent={() => onChange('')}
      />
      {photo ? null : (
        <Field
          label={eventFormTexts.imageUrl}
          optional
          hint={eventFormTexts.imageUrlHint}
          {...(error !== undefined && { error })}
        >
          {(control) => (
            <TextInput
              {...control}
              type="url"
              name="imageUrl"
              autoComplete="off"
              placeholder="https://"
              value={value}
              onValueChange={onChange}
              onBlur={onLeave}
            />
          )}
        </Field>
      )}
    </Stack>
  );
}
