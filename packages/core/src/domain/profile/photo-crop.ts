/** Width and height in px, upright: a camera's turn is already done. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Which part of an image becomes the photo. */
export interface PhotoCrop {
  /** Middle of the part as parts of the image's width and height, 0 to 1. */
  readonly x: number;
  readonly y: number;
  /** 1 is the largest part that fits, 2 one of half its width; up to {@link PHOTO_ZOOM_MAX}. */
  readonly zoom: number;
}

/** How far one may zoom into a photo. */
export const PHOTO_ZOOM_MAX = 4;

/** What a picture is cut to. */
export interface PhotoShape {
  /** Width by height. */
  readonly ratio: number;
  /** Width in px of what is stored and sent, at most. */
  readonly width: number;
  /** Bytes of what is stored and sent, at most. */
  readonly maxBytes: number;
}

/** A member's photo: a square, enough for the largest avatar on a sharp screen. */
export const AVATAR_SHAPE: PhotoShape = { ratio: 1, width: 512, maxBytes: 300_000 };

/** An event's picture: as wide as the widest card on a sharp screen, and small enough to wait on the device. */
export const EVENT_PICTURE_SHAPE: PhotoShape = { ratio: 16 / 9, width: 1280, maxBytes: 600_000 };

/** The middle of the image, as large as it goes. */
export const MIDDLE_CROP: PhotoCrop = { x: 0.5, y: 0.5, zoom: 1 };

const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);

/** The part itself, in px of the image; `ratio` is its width by its height. It lies inside whatever the crop says. */
export function cutOf(
  { width, height }: ImageSize,
  crop: PhotoCrop,
  ratio = 1,
): { readonly left: number; readonly top: number; readonly width: number; readonly height: number } {
  const across = Math.min(width, height * ratio) / between(1, crop.zoom, PHOTO_ZOOM_MAX);
  const down = across / ratio;
  return {
    width: across,
    height: down,
    left: between(0, crop.x * width - across / 2, Math.max(0, width - across)),
    top: between(0, crop.y * height - down / 2, Math.max(0, height - down)),
  };
}

/** The same crop, brought back inside of the image. */
export function keptInside(image: ImageSize, crop: PhotoCrop, ratio = 1): PhotoCrop {
  const { left, top, width, height } = cutOf(image, crop, ratio);
  return {
    x: (left + width / 2) / image.width,
    y: (top + height / 2) / image.height,
    zoom: between(1, crop.zoom, PHOTO_ZOOM_MAX),
  };
}

/** Moves the part by parts of its own size: `right: 0.1` shows a tenth more of what lies to the right. */
export function movedBy(
  image: ImageSize,
  crop: PhotoCrop,
  { right, down }: { readonly right: number; readonly down: number },
  ratio = 1,
): PhotoCrop {
  const { left, top, width, height } = cutOf(image, crop, ratio);
  return keptInside(
    image,
    {
      x: (left + width / 2 + right * width) / image.width,
      y: (top + height / 2 + down * height) / image.height,
      zoom: crop.zoom,
    },
    ratio,
  );
}

/** Zooms around the middle of the part. */
export function zoomedTo(image: ImageSize, crop: PhotoCrop, zoom: number, ratio = 1): PhotoCrop {
  return keptInside(image, { ...crop, zoom }, ratio);
}
