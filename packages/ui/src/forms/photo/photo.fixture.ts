/** A picture as people take them: a sky, a hill, a face, so that one sees which part of it was chosen. */
function paint(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('no canvas');
  const spot = (colour: string, x: number, y: number, radius: number) => {
    brush.fillStyle = colour;
    brush.beginPath();
    brush.arc(x, y, radius, 0, 2 * Math.PI);
    brush.fill();
  };
  const short = Math.min(width, height);
  brush.fillStyle = '#cfe8f6';
  brush.fillRect(0, 0, width, height);
  spot('#ffe49a', width * 0.82, height * 0.2, short * 0.12);
  spot('#d7ebc0', width * 0.2, height * 1.1, short * 0.6);
  spot('#e1dafb', width * 0.8, height * 1.15, short * 0.55);
  spot('#7a2a0b', width / 2, height / 2, short * 0.23);
  spot('#ffd9c7', width / 2, height * 0.54, short * 0.18);
  return canvas;
}

async function bytesOf(canvas: HTMLCanvasElement, type: string): Promise<Uint8Array<ArrayBuffer>> {
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type);
  });
  if (!blob) throw new Error(`no ${type}`);
  return new Uint8Array(await blob.arrayBuffer());
}

/** A real image file, drawn on the spot. */
export async function imageFile(
  name: string,
  { width = 600, height = 400, type = 'image/jpeg' } = {},
): Promise<File> {
  return new File([await bytesOf(paint(width, height), type)], name, { type });
}

/** A file that says it is an image, and holds this. */
export const fakeImage = (name: string, parts: BlobPart[], type = 'image/png') =>
  new File(parts, name, { type });

const bigEndian = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, at) => (value >>> (8 * (bytes - 1 - at))) & 0xff);
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const short = (value: number) => bigEndian(value, 2);
const long = (value: number) => bigEndian(value, 4);
const entry = (tag: number, type: number, count: number, value: readonly number[]) => [
  ...short(tag),
  ...short(type),
  ...long(count),
  ...value,
];

/** Where the photo was taken, and that the camera lay on its side (orientation 6: turn it to the right). */
function exifSegment(): number[] {
  const gpsAt = 8 + 2 + 2 * 12 + 4;
  const latitudeAt = gpsAt + 2 + 2 * 12 + 4;
  const tiff = [
    ...ascii('MM'),
    ...short(42),
    ...long(8),
    ...short(2),
    ...entry(0x01_12, 3, 1, [...short(6), ...short(0)]),
    ...entry(0x88_25, 4, 1, long(gpsAt)),
    ...long(0),
    ...short(2),
    ...entry(0x00_01, 2, 2, [...ascii('N'), 0, 0, 0]),
    ...entry(0x00_02, 5, 3, long(latitudeAt)),
    ...long(0),
    ...[48, 12, 30].flatMap((degrees) => [...long(degrees), ...long(1)]),
  ];
  const body = [...ascii('Exif'), 0, 0, ...tiff];
  return [0xff, 0xe1, ...short(body.length + 2), ...body];
}

/** A JPEG of 200 × 100 px, red on the left and blue on the right, whose EXIF says to turn it: red comes to the top. */
export async function photoWithExif(): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 200;
  canvas.height = 100;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('no canvas');
  brush.fillStyle = 'red';
  brush.fillRect(0, 0, 100, 100);
  brush.fillStyle = 'blue';
  brush.fillRect(100, 0, 100, 100);
  const jpeg = await bytesOf(canvas, 'image/jpeg');
  const [start, rest] = [jpeg.slice(0, 2), jpeg.slice(2)];
  return new File([start, new Uint8Array(exifSegment()), rest], 'IMG_0042.JPG', { type: 'image/jpeg' });
}

/** Whether bytes hold EXIF of any kind. */
export const hasExif = (bytes: Uint8Array): boolean => String.fromCharCode(...bytes).includes('Exif');

/** Base64 back to bytes. */
export const fromBase64 = (data: string) => Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
