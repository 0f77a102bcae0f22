import { AVATAR_SHAPE } from '@sorella/core/domain/profile/photo-crop';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { Button } from '../../primitives/Button.tsx';
import { openedDialog } from '../../primitives/opened-dialog.fixture.ts';
import { CropDialog } from './CropDialog.tsx';
import { PhotoField } from './PhotoField.tsx';
import { imageFile } from './photo.fixture.ts';
import type { OpenedPhoto } from './prepare-photo.ts';
import { openPhoto } from './prepare-photo.ts';

const onUse = fn();
const onCancel = fn();

/** Opens a real picture. */
function Cropping() {
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
    <CropDialog photo={photo} shape={AVATAR_SHAPE} busy={false} onUse={onUse} onCancel={onCancel} />
  ) : null;
}

const onFrame = async () => {
  const frame = await screen.findByRole('application', { name: 'Position of the photo' });
  await openedDialog();
  await new Promise(requestAnimationFrame);
  frame.focus();
};

/** What is said of CropDialog and its frame. */
export const page = componentPage({
  component: CropDialog,
  purpose: 'Chooses the part of a photo that is shown, with fingers, mouse or keys.',
  instead: [[PhotoField, 'there is no photo yet; it opens this by itself']],
  keys: {
    example: () => <Cropping />,
    rows: [
      {
        keys: ['←'],
        does: 'In the frame: moves the photo to the left; the other arrows move it their way.',
        before: onFrame,
        proof: async ({ page }) => {
          await userEvent.click(within(page).getByRole('button', { name: 'Use photo' }));
          await waitFor(() => expect(onUse).toHaveBeenCalledTimes(1));
          await expect(onUse.mock.lastCall?.[0]).not.toMatchObject({ x: 0.5 });
        },
      },
      {
        keys: ['Escape'],
        does: 'Closes it, and nothing changes.',
        before: onFrame,
        proof: () => waitFor(() => expect(onCancel).toHaveBeenCalledTimes(1)),
      },
    ],
  },
  matrix: 'stories',
  pairs: [
    {
      good: <Button>Use photo</Button>,
      bad: <Button>Crop</Button>,
      because: 'She chooses how others see her, not what a program does.',
    },
  ],
});
