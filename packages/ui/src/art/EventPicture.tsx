import { memo, useState } from 'react';
import { cx } from '../styles/cx.ts';
import { composePicture } from './composition.ts';
import { DrawnShape } from './DrawnShape.tsx';
import * as css from './EventPicture.css.ts';
import { ground } from './inks.css.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from './shapes.ts';

/** Props of {@link EventPicture}. */
export interface EventPictureProps {
  /** Seeds the generated picture. */
  eventId: string;
  /** Picks its colours; null for 'General'. */
  category: string | null;
  /** The event's photo; null or empty for the generated picture alone. */
  imageUrl?: string | null;
  /** True for a picture in the first view of a page: it is then fetched at once. */
  eager?: boolean;
  /** In a box that is wider than the picture: the drawing stands whole on its ground instead of losing its top. */
  whole?: boolean;
}

/**
 * The picture of an event, filling its box: the generated placeholder, and over it the photo as soon as it
 * has arrived. A photo that fails leaves the placeholder; nothing ever moves. Hidden from assistive
 * technology, since the card says in words all that it shows.
 */
export const EventPicture = memo(function EventPicture({
  eventId,
  category,
  imageUrl,
  eager,
  whole = false,
}: EventPictureProps) {
  const { block, shapes } = composePicture(eventId, category);
  return (
    <div className={cx(css.root, ground[block])} aria-hidden="true">
      <svg
        className={css.drawing}
        viewBox={`0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}`}
        preserveAspectRatio={whole ? 'xMidYMax meet' : 'xMidYMid slice'}
        {...(whole && { overflow: 'visible' })}
        focusable="false"
        aria-hidden="true"
      >
        {shapes.map((shape) => (
          <DrawnShape key={JSON.stringify(shape)} shape={shape} />
        ))}
      </svg>
      {imageUrl ? <Photo key={imageUrl} src={imageUrl} eager={eager ?? false} /> : null}
    </div>
  );
});

function Photo({ src, eager }: { src: string; eager: boolean }) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  if (state === 'failed') return null;
  return (
    <img
      className={css.photo}
      data-state={state}
      src={src}
      alt=""
      width={PICTURE_WIDTH}
      height={PICTURE_HEIGHT}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onLoad={() => setState('loaded')}
      onError={() => setState('failed')}
    />
  );
}
