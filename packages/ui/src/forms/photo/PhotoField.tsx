import { PHOTO_TYPES } from '@sorella/core/domain/profile/photo';
import { AVATAR_SHAPE, type PhotoShape } from '@sorella/core/domain/profile/photo-crop';
import type { StoredPhoto } from '@sorella/core/domain/sign-up/sign-up-data';
import type { FilledNotice } from '@sorella/core/notices/notice';
import { photoNotices } from '@sorella/core/notices/photo.notices';
import { photoTexts } from '@sorella/core/notices/texts/photo.texts';
import { Camera, CircleAlert, ImagePlus } from 'lucide';
import { type DragEvent, type Ref, useId, useRef, useState } from 'react';
import { Icon } from '../../art/icons/Icon.tsx';
import { Button } from '../../primitives/Button.tsx';
import * as fieldStyles from '../../primitives/field.css.ts';
import { cx } from '../../styles/cx.ts';
import * as styles from './photo-field.css.ts';
import type { PhotoRefusal } from './prepare-photo.ts';
import { usePhotoChoice } from './use-photo-choice.ts';

const ACCEPTED = Object.keys(PHOTO_TYPES).join(',');

/** Props of {@link PhotoField}. */
export interface PhotoFieldProps {
  readonly label: string;
  /** What it is cut to; default an avatar. */
  readonly shape?: PhotoShape;
  /** The photo chosen here: a small square without EXIF, ready to be stored and sent. */
  readonly value: StoredPhoto | null;
  /** Address of the photo that the member has had so far; shown while none is chosen here. */
  readonly currentUrl?: string | null;
  readonly onChange: (photo: StoredPhoto | null) => void;
  /** What the picture shows, in words. */
  readonly preview?: string;
  /** Offers to take back the photo of so far too. */
  readonly onRemoveCurrent?: () => void;
  /** A file cannot be used; the field says so itself as well. */
  readonly onRefused?: (notice: FilledNotice<PhotoRefusal>) => void;
  /** Said beside it when none was chosen. */
  readonly error?: string;
  /** The button that opens the choice: where focus goes when the photo is missing. */
  readonly ref?: Ref<HTMLButtonElement>;
}

/** The address of a photo that is kept as text, for looking at it. */
export const urlOfPhoto = ({ type, data }: StoredPhoto): string => `data:${type};base64,${data}`;

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/**
 * A profile photo, or an event's picture: choose a file or drop one, adjust the part, see it, change it, take it back.
 * A file that cannot be used changes nothing. Should the dialog's code not arrive, the middle square is taken, and the
 * field says so.
 */
export function PhotoField({
  label,
  shape = AVATAR_SHAPE,
  value,
  currentUrl = null,
  onChange,
  preview = photoTexts.preview,
  onRemoveCurrent,
  onRefused,
  error,
  ref,
}: PhotoFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  /** An address that gave no picture. */
  const [broken, setBroken] = useState<string | null>(null);
  const { work, opened, refusal, unadjusted, choose, take, close, forgive } = usePhotoChoice({
    shape,
    onChange,
    onRefused,
  });

  const drop = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(false);
    void choose(event.dataTransfer.files[0]);
  };

  const size = shape.ratio === 1 ? 'round' : 'wide';
  const shown = value ? urlOfPhoto(value) : currentUrl;
  const problem = refusal ? `${photoNotices[refusal].title}. ${photoNotices[refusal].description}` : error;
  return (
    <div role="group" aria-labelledby={`${id}-label`} className={fieldStyles.field}>
      <span id={`${id}-label`} className={fieldStyles.label}>
        {label}
      </span>
      <div
        className={cx(styles.zone, over && styles.over, problem !== undefined && styles.wrong)}
        onDragOver={(event) => {
          if (!hasFiles(event)) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {shown === null || shown === broken ? (
          <span className={cx(styles.blank, styles.size[size])}>
            <Icon drawing={size === 'round' ? Camera : ImagePlus} size={32} strokeWidth={1.75} />
          </span>
        ) : (
          <img
            src={shown}
            alt={preview}
            className={cx(styles.preview, styles.size[size])}
            onError={() => setBroken(shown)}
          />
        )}
        <div className={styles.words}>
          <div className={styles.buttons}>
            <Button
              {...(ref && { ref })}
              variant="secondary"
              size="small"
              busy={work === 'opening'}
              busyLabel={photoTexts.reading}
              aria-describedby={cx(`${id}-label ${id}-hint`, problem !== undefined && `${id}-error`)}
              onPress={() => input.current?.click()}
            >
              {shown === null ? photoTexts.choose : photoTexts.change}
            </Button>
            {value === null && !(onRemoveCurrent && shown !== null) ? null : (
              <Button
                variant="quiet"
                size="small"
                onPress={() => {
                  forgive();
                  if (value === null) onRemoveCurrent?.();
                  else onChange(null);
                }}
              >
                {photoTexts.remove}
              </Button>
            )}
          </div>
          <div>
            <p id={`${id}-hint`} className={styles.hint}>
              {over ? photoTexts.dropNow : photoTexts.hint}
              {over ? null : <span className={styles.dropHint}>{photoTexts.dropHint}</span>}
            </p>
            <p role="status" className={styles.hint}>
              {unadjusted !== undefined && unadjusted.data === value?.data ? photoTexts.middleTaken : null}
            </p>
          </div>
        </div>
        <input
          ref={input}
          type="file"
          accept={ACCEPTED}
          hidden
          tabIndex={-1}
          aria-label={label}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            // The same file may be chosen again, after it was taken back.
            event.currentTarget.value = '';
            void choose(file);
          }}
        />
      </div>
      {problem === undefined ? null : (
        <p id={`${id}-error`} role={refusal ? 'alert' : undefined} className={fieldStyles.error}>
          <Icon drawing={CircleAlert} className={fieldStyles.errorIcon} size={17} strokeWidth={2.25} />
          {problem}
        </p>
      )}
      {opened ? (
        <opened.Dialog
          photo={opened.photo}
          shape={shape}
          busy={work === 'preparing'}
          onUse={(crop) => void take(opened.photo, crop)}
          onCancel={close}
        />
      ) : null}
    </div>
  );
}
