import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptInside, MIDDLE_CROP, movedBy, PHOTO_ZOOM_MAX, squareOf, zoomedTo } from './photo-crop.ts';

const images = fc.record({
  width: fc.integer({ min: 1, max: 20_000 }),
  height: fc.integer({ min: 1, max: 20_000 }),
});
const anyNumber = fc.double({ noNaN: true, min: -10, max: 10 });
const crops = fc.record({ x: anyNumber, y: anyNumber, zoom: anyNumber });
/** Rounding of a few thousand px. */
const EPSILON = 1e-6;

describe('the square of a photo (R-105, A-48)', () => {
  it('is the largest in the middle at first', () => {
    expect(squareOf({ width: 400, height: 300 }, MIDDLE_CROP)).toEqual({ left: 50, top: 0, side: 300 });
    expect(squareOf({ width: 300, height: 400 }, MIDDLE_CROP)).toEqual({ left: 0, top: 50, side: 300 });
  });

  it('lies inside of the image, whatever the crop says', () => {
    fc.assert(
      fc.property(images, crops, (image, crop) => {
        const { left, top, side } = squareOf(image, crop);
        expect(side).toBeGreaterThan(0);
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(left + side).toBeLessThanOrEqual(image.width + EPSILON);
        expect(top + side).toBeLessThanOrEqual(image.height + EPSILON);
      }),
    );
  });

  it('stays where it is when it is brought inside twice', () => {
    fc.assert(
      fc.property(images, crops, (image, crop) => {
        const once = keptInside(image, crop);
        const twice = keptInside(image, once);
        expect(twice.x).toBeCloseTo(once.x, 6);
        expect(twice.y).toBeCloseTo(once.y, 6);
        expect(once.zoom).toBeGreaterThanOrEqual(1);
        expect(once.zoom).toBeLessThanOrEqual(PHOTO_ZOOM_MAX);
      }),
    );
  });

  it('moves by its own side and stops at the edge', () => {
    const image = { width: 800, height: 400 };
    const close = zoomedTo(image, MIDDLE_CROP, 2);
    expect(squareOf(image, movedBy(image, close, { right: 0.5, down: -0.25 }))).toEqual({
      left: 400,
      top: 50,
      side: 200,
    });
    expect(squareOf(image, movedBy(image, close, { right: 99, down: 99 }))).toEqual({
      left: 600,
      top: 200,
      side: 200,
    });
  });
});
