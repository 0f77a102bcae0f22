/** Width and height in px, upright: a camera's turn is already done. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Which square of an image becomes the photo. */
export interface PhotoCrop {
  /** Middle of the square as parts of the image's width and height, 0 to 1. */
  readonly x: number;
  readonly y: number;
  /** 1 is the largest square that fits, 2 one of half its side; up to {@link PHOTO_ZOOM_MAX}. */
  readonly zoom: number;
}

/** How far one may zoom into a photo. */
export const PHOTO_ZOOM_MAX = 4;

/** Side in px of the square that is stored and sent: enough for the largest avatar on a sharp screen. */
export const PHOTO_SIDE = 512;

/** The middle of the image, as large as it goes. */
export const MIDDLE_CROP: PhotoCrop = { x: 0.5, y: 0.5, zoom: 1 };

const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);

/** The square itself, in px of the image. It lies inside whatever the crop says. */
export function squareOf(
  { width, height }: ImageSize,
  crop: PhotoCrop,
): { readonly left: number; readonly top: number; readonly side: number } {
  const side = Math.min(width, height) / between(1, crop.zoom, PHOTO_ZOOM_MAX);
  return {
    side,
    left: between(0, crop.x * width - side / 2, width - side),
    top: between(0, crop.y * height - side / 2, height - side),
  };
}

/** The same crop, brought back inside of the image. */
export function keptInside(image: ImageSize, crop: PhotoCrop): PhotoCrop {
  const { left, top, side } = squareOf(image, crop);
  return {
    x: (left + side / 2) / image.width,
    y: (top + side / 2) / image.height,
    zoom: between(1, crop.zoom, PHOTO_ZOOM_MAX),
  };
}

/** Moves the square by parts of its own side: `right: 0.1` shows a tenth more of what lies to the right. */
export function movedBy(
  image: ImageSize,
  crop: PhotoCrop,
  { right, down }: { readonly right: number; readonly down: number },
): PhotoCrop {
  const { left, top, side } = squareOf(image, crop);
  return keptInside(image, {
    x: (left + side / 2 + right * side) / image.width,
    y: (top + side / 2 + down * side) / image.height,
    zoom: crop.zoom,
  });
}

/** Zooms around the middle of the square. */
export function zoomedTo(image: ImageSize, crop: PhotoCrop, zoom: number): PhotoCrop {
  return keptInside(image, { ...crop, zoom });
}
