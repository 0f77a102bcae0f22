import type { StoredPhoto } from '@sorella/core/domain/sign-up/sign-up-data';
import { photoNotices } from '@sorella/core/notices/photo.notices';
import { signUpTexts } from '@sorella/core/notices/texts/sign-up.texts';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Container } from '../../primitives/Container.tsx';
import { page } from './PhotoField.page.tsx';
import { PhotoField, type PhotoFieldProps } from './PhotoField.tsx';
import { fakeImage, fromBase64, hasExif, imageFile, photoWithExif } from './photo.fixture.ts';

function Kept(props: PhotoFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <PhotoField
      {...props}
      value={value}
      onChange={(photo) => {
        setValue(photo);
        props.onChange(photo);
      }}
    />
  );
}

const onChange = fn<(photo: StoredPhoto | null) => void>();
const onRefused = fn<NonNullable<PhotoFieldProps['onRefused']>>();

const meta = preview.meta({
  title: 'Forms/PhotoField',
  component: PhotoField,
  parameters: { page },
  args: { label: signUpTexts.profilePhoto, value: null, onChange, onRefused },
  beforeEach: () => {
    onChange.mockClear();
    onRefused.mockClear();
  },
  render: (args) => (
    <Container width="form">
      <Kept {...args} />
    </Container>
  ),
});

const choose = async (canvasElement: HTMLElement, file: File) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no file input');
  // A browser lets the visitor choose any file all the same.
  await userEvent.setup({ applyAccept: false }).upload(input, file);
};

const takeIt = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Adjust your photo' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Use photo' }));
  await waitFor(() => expect(onChange).toHaveBeenCalled());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

const chosen = (): StoredPhoto => {
  const photo = onChange.mock.lastCall?.[0];
  if (!photo) throw new Error('nothing was chosen');
  return photo;
};

export const Empty = meta.story({
  name: 'Without a photo it says what may be one (R-105)',
  tags: ['kind:empty'],
});

export const Chosen = meta.story({
  name: 'A chosen photo is a small square JPEG, shown as others will see it (R-105, A-48)',
  play: async ({ canvasElement, canvas }) => {
    await choose(
      canvasElement,
      await imageFile('beach.png', { width: 1600, height: 900, type: 'image/png' }),
    );
    await takeIt();
    const { type, name, size, data } = chosen();
    await expect({ type, name }).toEqual({ type: 'image/jpeg', name: 'beach.jpg' });
    await expect(fromBase64(data)).toHaveLength(size);
    await expect(size).toBeLessThan(100_000);
    const shown = canvas.getByRole<HTMLImageElement>('img', { name: 'Your photo' });
    await waitFor(() => expect([shown.naturalWidth, shown.naturalHeight]).toEqual([512, 512]));
    await expect(canvas.getByRole('button', { name: 'Change photo' })).toBeVisible();
  },
});

export const WithoutExif = meta.story({
  name: 'What a camera wrote into the file is gone, and the photo stands upright (A-48)',
  play: async ({ canvasElement, canvas }) => {
    const file = await photoWithExif();
    await expect(hasExif(new Uint8Array(await file.arrayBuffer()))).toBe(true);
    await choose(canvasElement, file);
    await takeIt();
    await expect(hasExif(fromBase64(chosen().data))).toBe(false);
    const shown = canvas.getByRole<HTMLImageElement>('img', { name: 'Your photo' });
    await shown.decode();
    const canvasOfIt = document.createElement('canvas');
    canvasOfIt.width = 100;
    canvasOfIt.height = 100;
    const brush = canvasOfIt.getContext('2d');
    brush?.drawImage(shown, 0, 0, 100, 100);
    const colourAt = (x: number, y: number) => {
      const [red = 0, , blue = 0] = brush?.getImageData(x, y, 1, 1).data ?? [];
      return red > blue ? 'red' : 'blue';
    };
    await expect([colourAt(20, 20), colourAt(80, 20), colourAt(20, 80), colourAt(80, 80)]).toEqual([
      'red',
      'red',
      'blue',
      'blue',
    ]);
  },
});

export const Dropped = meta.story({
  name: 'A file may be dropped as well',
  play: async ({ canvas }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(await imageFile('dropped.webp', { type: 'image/webp' }));
    const button = canvas.getByRole('button', { name: 'Choose a photo' });
    const drag = (type: 'dragover' | 'drop') =>
      button.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    drag('dragover');
    await canvas.findByText('Drop it here');
    drag('drop');
    await takeIt();
    await expect(chosen().name).toBe('dropped.jpg');
  },
});

export const Removed = meta.story({
  name: 'A chosen photo can be taken back, and the same file chosen again',
  play: async ({ canvasElement, canvas }) => {
    const file = await imageFile('again.jpg');
    await choose(canvasElement, file);
    await takeIt();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove photo' }));
    await expect(onChange).toHaveBeenLastCalledWith(null);
    await choose(canvasElement, file);
    await takeIt();
    await expect(chosen().name).toBe('again.jpg');
  },
});

export const Cancelled = meta.story({
  name: 'Leaving the dialog changes nothing, and focus comes back',
  play: async ({ canvasElement, canvas }) => {
    canvas.getByRole('button', { name: 'Choose a photo' }).focus();
    await choose(canvasElement, await imageFile('no.jpg'));
    await screen.findByRole('dialog', { name: 'Adjust your photo' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose a photo' })).toHaveFocus());
  },
});

export const Current = meta.story({
  name: 'The photo she has had so far stands there until another is chosen',
  args: {
    currentUrl:
      'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"%3E%3Cpath fill="%23e1dafb" d="M0 0h2v2H0z"/%3E%3Ccircle cx="1" cy="1" r=".6" fill="%233b2a7e"/%3E%3C/svg%3E',
  },
});

export const Missing = meta.story({
  name: 'A missing photo is said beside it (R-093)',
  tags: ['kind:error'],
  args: { error: 'Please upload a profile photo' },
});

const refusing =
  (notice: keyof typeof photoNotices, fileOf: () => Promise<File> | File) =>
  async ({ canvasElement, canvas }: { canvasElement: HTMLElement; canvas: ReturnType<typeof within> }) => {
    await choose(canvasElement, await fileOf());
    await expect(await canvas.findByRole('alert')).toHaveTextContent(photoNotices[notice].description);
    await expect(onRefused.mock.calls.map(([told]) => told.id)).toEqual([notice]);
    await expect(onChange).not.toHaveBeenCalled();
    await expect(screen.queryByRole('dialog')).toBeNull();
  };

export const Executable = meta.story({
  name: 'A program that calls itself .png is no image (R-105, R-106)',
  tags: ['kind:error'],
  play: refusing('photo-type-invalid', () => fakeImage('setup.png', ['MZ\u0090\u0000\u0003'])),
});
export const Vector = meta.story({
  name: 'An SVG is refused: it may hold a script (R-105, R-106)',
  tags: ['kind:error'],
  play: refusing('photo-type-invalid', () =>
    fakeImage(
      'me.svg',
      ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
      'image/svg+xml',
    ),
  ),
});
export const TooLarge = meta.story({
  name: 'More than 5 MB are too many (R-105, R-106)',
  tags: ['kind:error'],
  play: refusing('photo-too-large', async () => {
    const image = await imageFile('huge.jpg');
    return fakeImage('huge.jpg', [image, new Uint8Array(5.1 * 1024 * 1024)], 'image/jpeg');
  }),
});
export const Damaged = meta.story({
  name: 'A file that only begins like an image cannot be opened (R-106)',
  tags: ['kind:error'],
  play: refusing('photo-unreadable', () =>
    fakeImage('torn.png', [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])]),
  ),
});

export const Narrow = meta.story({
  name: 'It holds in the narrowest window with a long label',
  tags: ['kind:long-text'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: {
    label: 'A photo of yourself, in which the others will recognize you at the Donaudampfschifffahrt',
    error: 'Please upload a profile photo',
  },
});
