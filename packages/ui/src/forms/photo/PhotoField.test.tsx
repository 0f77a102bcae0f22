import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PhotoField, type PhotoFieldProps } from './PhotoField.tsx';

const onChange = vi.fn<PhotoFieldProps['onChange']>();
const onRefused = vi.fn<NonNullable<PhotoFieldProps['onRefused']>>();
beforeEach(() => {
  onChange.mockClear();
  onRefused.mockClear();
});

const draw = (props: Partial<PhotoFieldProps> = {}) =>
  render(<PhotoField label="Photo" value={null} onChange={onChange} onRefused={onRefused} {...props} />);
const input = () => screen.getByLabelText<HTMLInputElement>('Photo', { selector: 'input' });
const file = (bytes: readonly number[], name = 'me.png') =>
  new File([new Uint8Array(bytes)], name, { type: 'image/png' });
const JPEG = [0xff, 0xd8, 0xff];
const photo = { data: 'AAAA', name: 'me.jpg', type: 'image/jpeg', size: 3 } as const;

describe('the photo field', () => {
  it('offers the four types to the browser, and believes only bytes (R-105, R-106)', async () => {
    draw();
    expect(input()).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp,image/gif');
    fireEvent.change(input(), { target: { files: [file([0x4d, 0x5a, 0x90])] } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid file type');
    expect(onRefused.mock.calls.map(([told]) => told.title)).toEqual(['Invalid file type']);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('says that more than 5 MB are too large, and type before size (R-105, R-106)', async () => {
    draw();
    const large = new Uint8Array(5 * 1024 * 1024 + 1);
    fireEvent.change(input(), { target: { files: [new File([large], 'a.png')] } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid file type');
    large.set(JPEG);
    fireEvent.change(input(), { target: { files: [new File([large], 'a.png')] } });
    expect(await screen.findByText(/^File too large/)).toBeVisible();
  });

  it('keeps what was chosen when another file is refused (R-106)', async () => {
    draw({ value: photo });
    fireEvent.change(input(), { target: { files: [file([1, 2, 3])] } });
    await screen.findByRole('alert');
    expect(screen.getByRole('img', { name: 'Your photo' })).toHaveAttribute(
      'src',
      'data:image/jpeg;base64,AAAA',
    );
    expect(onChange).not.toHaveBeenCalled();
  });

  it('offers to take back only what was chosen here', async () => {
    const { rerender } = draw({ currentUrl: 'https://example.test/me.jpg' });
    expect(screen.queryByRole('button', { name: 'Remove photo' })).toBeNull();
    rerender(<PhotoField label="Photo" value={photo} onChange={onChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove photo' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('shows no broken picture where its address gives none', () => {
    draw({ currentUrl: 'https://example.test/gone.jpg' });
    fireEvent.error(screen.getByRole('img', { name: 'Your photo' }));
    expect(screen.queryByRole('img', { name: 'Your photo' })).toBeNull();
    expect(screen.getByRole('button', { name: /photo/i })).toBeVisible();
  });

  it('reads label, hint and error with its button (R-093)', () => {
    draw({ error: 'Please upload a profile photo' });
    expect(screen.getByRole('button', { name: 'Choose a photo' })).toHaveAccessibleDescription(
      /^Photo JPEG, PNG, WebP or GIF.*Please upload a profile photo$/,
    );
  });
});
