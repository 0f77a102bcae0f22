import {
  MIDDLE_CROP,
  movedBy,
  PHOTO_ZOOM_MAX,
  type PhotoCrop,
  type PhotoShape,
  zoomedTo,
} from '@sorella/core/domain/profile/photo-crop';
import { commonTexts } from '@sorella/core/notices/texts/common.texts';
import { photoTexts } from '@sorella/core/notices/texts/photo.texts';
import { useId, useState } from 'react';
import { Button } from '../../primitives/Button.tsx';
import { Dialog } from '../../primitives/Dialog.tsx';
import { action } from '../../primitives/dialog.css.ts';
import { CropFrame } from './CropFrame.tsx';
import * as styles from './crop.css.ts';
import type { OpenedPhoto } from './prepare-photo.ts';

/** Props of {@link CropDialog}. */
export interface CropDialogProps {
  readonly photo: OpenedPhoto;
  readonly shape: PhotoShape;
  /** The chosen part is being drawn. */
  readonly busy?: boolean;
  readonly onUse: (crop: PhotoCrop) => void;
  readonly onCancel: () => void;
}

/** Asks which part of the photo it shall be. Load it when it is opened: it brings Ark's dialog. */
export function CropDialog({ photo, shape, busy = false, onUse, onCancel }: CropDialogProps) {
  const [crop, setCrop] = useState(MIDDLE_CROP);
  const id = useId();
  return (
    <Dialog
      open
      width={shape.ratio === 1 ? 'small' : 'medium'}
      title={photoTexts.cropTitle}
      closable={!busy}
      onClose={onCancel}
      actions={
        <>
          <Button variant="secondary" className={action} unavailable={busy} onPress={onCancel}>
            {commonTexts.cancel}
          </Button>
          <Button className={action} busy={busy} busyLabel={photoTexts.using} onPress={() => onUse(crop)}>
            {photoTexts.use}
          </Button>
        </>
      }
    >
      <CropFrame
        photo={photo}
        crop={crop}
        shape={shape}
        onMove={(by) => setCrop((now) => movedBy(photo, now, by, shape.ratio))}
        describedBy={`${id}-hint`}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {photoTexts.cropHint}
      </p>
      <label className={styles.zoom}>
        {photoTexts.zoom}
        <input
          type="range"
          className={styles.slider}
          min={1}
          max={PHOTO_ZOOM_MAX}
          step={0.05}
          value={crop.zoom}
          onChange={(event) => {
            const { valueAsNumber } = event.currentTarget;
            setCrop((now) => zoomedTo(photo, now, valueAsNumber, shape.ratio));
          }}
        />
      </label>
    </Dialog>
  );
}
