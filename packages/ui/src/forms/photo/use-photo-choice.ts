import { MIDDLE_CROP, type PhotoCrop, type PhotoShape } from '@sorella/core/domain/profile/photo-crop';
import type { StoredPhoto } from '@sorella/core/domain/sign-up/sign-up-data';
import { type FilledNotice, noticeOf } from '@sorella/core/notices/notice';
import { photoNotices } from '@sorella/core/notices/photo.notices';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { afterFirstPicture, importOrNull } from '../../primitives/lazy-code.ts';
import type { CropDialogProps } from './CropDialog.tsx';
import { type OpenedPhoto, openPhoto, type PhotoRefusal, preparePhoto } from './prepare-photo.ts';

const loadCropDialog = () => importOrNull(async () => (await import('./CropDialog.tsx')).CropDialog);

/** What {@link usePhotoChoice} is told. */
export interface PhotoChoiceOptions {
  readonly shape: PhotoShape;
  readonly onChange: (photo: StoredPhoto | null) => void;
  readonly onRefused?: ((notice: FilledNotice<PhotoRefusal>) => void) | undefined;
}

/** A file on its way to a photo. */
export interface PhotoChoice {
  readonly work: 'opening' | 'preparing' | null;
  /** The photo whose part is being chosen, with the dialog for it. */
  readonly opened: { photo: OpenedPhoto; Dialog: ComponentType<CropDialogProps> } | undefined;
  /** Why the last file cannot be used. */
  readonly refusal: PhotoRefusal | undefined;
  /** The photo whose middle was taken unasked. */
  readonly unadjusted: StoredPhoto | undefined;
  readonly choose: (file: File | undefined) => Promise<void>;
  /** Takes a part of an opened photo, its middle for null. */
  readonly take: (photo: OpenedPhoto, crop: PhotoCrop | null) => Promise<void>;
  readonly close: () => void;
  /** Says no more why a file was refused. */
  readonly forgive: () => void;
}

/** Opens a chosen file, lets its part be chosen, and prepares it; of two files in a row the later one counts. */
export function usePhotoChoice({ shape, onChange, onRefused }: PhotoChoiceOptions): PhotoChoice {
  const [work, setWork] = useState<'opening' | 'preparing' | null>(null);
  const [opened, setOpened] = useState<{ photo: OpenedPhoto; Dialog: ComponentType<CropDialogProps> }>();
  const [refusal, setRefusal] = useState<PhotoRefusal>();
  /** The photo whose middle was taken unasked. */
  const [unadjusted, setUnadjusted] = useState<StoredPhoto>();
  // Of two files chosen in a row the later one counts, whichever is opened first.
  const latest = useRef(0);
  useEffect(() => () => void (latest.current += 1), []);
  // Without a network it could not be fetched any more.
  useEffect(() => afterFirstPicture(() => void loadCropDialog()), []);
  useEffect(() => () => opened?.photo.close(), [opened]);

  const refuse = (notice: PhotoRefusal) => {
    setRefusal(notice);
    onRefused?.(noticeOf(photoNotices, notice));
  };

  const take = async (photo: OpenedPhoto, crop: PhotoCrop | null) => {
    const turn = latest.current;
    setWork('preparing');
    const prepared = await preparePhoto(photo, crop ?? MIDDLE_CROP, shape).catch(() => null);
    if (turn !== latest.current) return;
    setWork(null);
    setOpened(undefined);
    photo.close();
    if (!prepared) {
      refuse('photo-unreadable');
      return;
    }
    if (!crop) setUnadjusted(prepared);
    onChange(prepared);
  };

  const choose = async (file: File | undefined) => {
    if (!file) return;
    latest.current += 1;
    const turn = latest.current;
    setRefusal(undefined);
    setWork('opening');
    const loading = loadCropDialog();
    const result = await openPhoto(file);
    const Dialog = result.kind === 'opened' ? await loading : null;
    if (turn !== latest.current) {
      if (result.kind === 'opened') result.photo.close();
      return;
    }
    setWork(null);
    if (result.kind === 'refused') refuse(result.notice);
    else if (Dialog) setOpened({ photo: result.photo, Dialog });
    else await take(result.photo, null);
  };

  return {
    work,
    opened,
    refusal,
    unadjusted,
    choose,
    take,
    close: () => setOpened(undefined),
    forgive: () => setRefusal(undefined),
  };
}
