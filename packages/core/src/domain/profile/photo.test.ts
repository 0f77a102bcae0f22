import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOTICES } from '../../notices/catalogue.ts';
import { checkPhoto, PHOTO_SIGNATURE_BYTES, sniffPhotoType } from './photo.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const jpeg = bytes('\xff\xd8\xff\xe0\0\x10JFIF');

describe('photos (R-105, R-106)', () => {
  it.each([
    ['image/jpeg', jpeg],
    ['image/png', bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')],
    ['image/gif', bytes('GIF89a\x01')],
    ['image/gif', bytes('GIF87a\x01')],
    ['image/webp', bytes('RIFF\x24\0\0\0WEBPVP8 ')],
  ] as const)('accepts %s by its bytes', (type, firstBytes) => {
    expect(checkPhoto({ firstBytes, size: 1 })).toEqual({ kind: 'ok', type });
    expect(sniffPhotoType(firstBytes.slice(0, PHOTO_SIGNATURE_BYTES))).toBe(type);
  });

  it.each([
    ['an executable renamed .png', bytes('MZ\x90\0')],
    ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
    ['a RIFF sound', bytes('RIFF\x24\0\0\0WAVEfmt ')],
    ['a truncated PNG', bytes('\x89PNG')],
    ['an AVIF', bytes('\0\0\0\x1cftypavif')],
    ['nothing', bytes('')],
  ])('refuses %s as an invalid file type', (_what, firstBytes) => {
    expect(checkPhoto({ firstBytes, size: 1 })).toEqual({ kind: 'refused', notice: 'photo-type-invalid' });
    expect(NOTICES['photo-type-invalid'].title).toBe('Invalid file type');
  });

  it('accepts 5 MB and refuses one byte more', () => {
    const size = 5 * 1024 * 1024;
    expect(checkPhoto({ firstBytes: jpeg, size }).kind).toBe('ok');
    expect(checkPhoto({ firstBytes: jpeg, size: size + 1 })).toEqual({
      kind: 'refused',
      notice: 'photo-too-large',
    });
    expect(NOTICES['photo-too-large'].title).toBe('File too large');
  });

  it('answers for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.nat(), (firstBytes, size) => {
        expect(['ok', 'refused']).toContain(checkPhoto({ firstBytes, size }).kind);
      }),
    );
  });
});
