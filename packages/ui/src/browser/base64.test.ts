import { expect, it } from 'vitest';
import { bytesOf } from './base64.ts';

it('gives every byte back that base64 stands for, and none for nothing', () => {
  expect(bytesOf('AH+A/w==')).toEqual(Uint8Array.of(0, 0x7f, 0x80, 0xff));
  expect(bytesOf('')).toEqual(new Uint8Array());
});
