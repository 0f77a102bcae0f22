import { cutOf, type PhotoCrop, type PhotoShape } from '@sorella/core/domain/profile/photo-crop';
import { photoTexts } from '@sorella/core/notices/texts/photo.texts';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { cx } from '../../styles/cx.ts';
import { inlineVars } from '../../styles/inline-vars.ts';
import * as styles from './crop.css.ts';
import type { OpenedPhoto } from './prepare-photo.ts';

/** Parts of the window's size that an arrow key moves it by; with Shift five times as far. */
const STEP = 0.02;

const DIRECTIONS: Readonly<Partial<Record<string, Shift>>> = {
  ArrowLeft: { right: -STEP, down: 0 },
  ArrowRight: { right: STEP, down: 0 },
  ArrowUp: { right: 0, down: -STEP },
  ArrowDown: { right: 0, down: STEP },
};

/** How far the window moves: parts of its size. */
interface Shift {
  readonly right: number;
  readonly down: number;
}

/** Props of {@link CropFrame}. */
export interface CropFrameProps {
  readonly photo: OpenedPhoto;
  readonly crop: PhotoCrop;
  readonly shape: PhotoShape;
  /** The window shall move by parts of its own size, counted from where it is when this is heard. */
  readonly onMove: (by: Shift) => void;
  /** Id of the words that say how to use it. */
  readonly describedBy: string;
}

const percent = (part: number) => `${part * 100}%`;

/** A window onto the photo, in the shape it is cut to: drag it, or move it with the arrow keys. */
export function CropFrame({ photo, crop, shape, onMove, describedBy }: CropFrameProps) {
  const { left, top, width, height } = cutOf(photo, crop, shape.ratio);
  const isRound = shape.ratio === 1;
  const last = useRef<{ x: number; y: number } | null>(null);

  const grab = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    last.current = { x: event.clientX, y: event.clientY };
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    const from = last.current;
    const { clientWidth: across, clientHeight: down } = event.currentTarget;
    if (from === null || across === 0 || down === 0) return;
    last.current = { x: event.clientX, y: event.clientY };
    // The photo follows the finger, so the window onto it goes the other way.
    onMove({ right: (from.x - event.clientX) / across, down: (from.y - event.clientY) / down });
  };
  const letGo = () => {
    last.current = null;
  };
  const press = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const times = event.shiftKey ? 5 : 1;
    onMove({ right: direction.right * times, down: direction.down * times });
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes keys and pointers, in two directions as no native control does
    <div
      role="application"
      aria-label={photoTexts.cropArea}
      aria-describedby={describedBy}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys are heard here
      tabIndex={0}
      className={cx(styles.frame, isRound ? styles.square : styles.wide)}
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onKeyDown={press}
    >
      <img
        src={photo.url}
        alt=""
        draggable={false}
        className={styles.picture}
        style={inlineVars({
          [styles.pictureWidth]: percent(photo.width / width),
          [styles.pictureLeft]: percent(-left / width),
          [styles.pictureTop]: percent(-top / height),
        })}
      />
      {isRound ? <span className={styles.ring} /> : null}
    </div>
  );
}
