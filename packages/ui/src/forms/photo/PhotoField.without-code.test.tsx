import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PhotoField, type PhotoFieldProps } from './PhotoField.tsx';
import type * as Prepare from './prepare-photo.ts';

const photo = { data: 'AAAA', name: 'me.jpg', type: 'image/jpeg', size: 3 } as const;

vi.mock('./CropDialog.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
vi.mock('./prepare-photo.ts', async (original) => ({
  ...(await original<typeof Prepare>()),
  openPhoto: async () => ({ kind: 'opened', photo: { close: () => undefined } }),
  preparePhoto: async () => photo,
}));

describe('the photo field without the code of its dialog', () => {
  it('takes the middle and says so, until another choice (R-105)', async () => {
    const onChange = vi.fn<PhotoFieldProps['onChange']>();
    const field = (value: PhotoFieldProps['value']) => (
      <PhotoField label="Photo" value={value} onChange={onChange} />
    );
    const { rerender } = render(field(null));
    const input = screen.getByLabelText('Photo', { selector: 'input' });
    fireEvent.change(input, { target: { files: [new File(['a'], 'me.jpg')] } });
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith(photo));
    rerender(field(photo));
    expect(screen.getByRole('status')).toHaveTextContent(/we took the middle of it/);
    rerender(field({ ...photo, data: 'BBBB' }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
