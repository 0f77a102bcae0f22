import { AVATAR_SHAPE, EVENT_PICTURE_SHAPE, type PhotoShape } from '@sorella/core/domain/profile/photo-crop';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { keyboardOf } from '../../../../../.storybook/docs/components/keyboard-story.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { page } from './CropDialog.page.tsx';
import { CropDialog } from './CropDialog.tsx';
import { CropFrame } from './CropFrame.tsx';
import { imageFile } from './photo.fixture.ts';
import { type OpenedPhoto, openPhoto } from './prepare-photo.ts';

const onUse = fn();
const onCancel = fn();

/** Opens a real picture and asks which part of it it shall be. */
function Cropping({ busy = false, shape = AVATAR_SHAPE }: { busy?: boolean; shape?: PhotoShape }) {
  const [photo, setPhoto] = useState<OpenedPhoto>();
  useEffect(() => {
    let left = false;
    void (async () => {
      const result = await openPhoto(await imageFile('beach.jpg', { width: 900, height: 600 }));
      if (result.kind === 'opened' && !left) setPhoto(result.photo);
    })();
    return () => {
      left = true;
    };
  }, []);
  return photo ? (
    <CropDialog photo={photo} shape={shape} busy={busy} onUse={onUse} onCancel={onCancel} />
  ) : null;
}

const meta = preview.meta({
  title: 'Forms/CropDialog',
  component: Cropping,
  subcomponents: { CropDialog, CropFrame },
  parameters: { page, docs: { story: { inline: false, height: '560px' } } },
  beforeEach: () => {
    onUse.mockClear();
    onCancel.mockClear();
  },
});

const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);

/** The frame, once the dialog has taken the focus, which would otherwise move after a press. */
async function frame() {
  const found = await screen.findByRole('application', { name: 'Position of the photo' });
  await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(focused()));
  return found;
}

export const Default = meta.story({
  name: 'It begins with the largest square in the middle',
  play: async () => {
    await frame();
    await userEvent.click(screen.getByRole('button', { name: 'Use photo' }));
    await expect(onUse.mock.calls).toEqual([[{ x: 0.5, y: 0.5, zoom: 1 }]]);
  },
});

export const ByKeyboard = meta.story({
  name: 'The arrow keys move it and stop at the edge',
  play: async () => {
    (await frame()).focus();
    await userEvent.keyboard('{ArrowLeft>60/}{ArrowUp}');
    await userEvent.click(screen.getByRole('button', { name: 'Use photo' }));
    await waitFor(() => expect(onUse).toHaveBeenCalledOnce());
    const [crop] = onUse.mock.lastCall ?? [];
    await expect(crop).toEqual({ x: expect.closeTo(1 / 3), y: 0.5, zoom: 1 });
  },
});

export const Busy = meta.story({
  name: 'While the square is drawn it can neither be chosen again nor closed',
  tags: ['kind:loading'],
  args: { busy: true },
  play: async () => {
    await frame();
    await userEvent.click(await screen.findByRole('button', { name: 'Preparing...' }));
    await userEvent.keyboard('{Escape}');
    await expect(onUse).not.toHaveBeenCalled();
    await expect(onCancel).not.toHaveBeenCalled();
  },
});

export const Narrow = meta.story({
  name: 'It holds in the narrowest window',
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async () => {
    await frame();
  },
});

export const Wide = meta.story({
  name: 'The picture of an event is cut 16 by 9, as its card shows it',
  args: { shape: EVENT_PICTURE_SHAPE },
  play: async () => {
    const frame = await screen.findByRole('application');
    const { width, height } = frame.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(16 / 9, 1);
  },
});

export const Keys = meta.story({
  name: 'Every key does what its table says',
  tags: ['page:keys', '!visual'],
  ...keyboardOf(page),
});
