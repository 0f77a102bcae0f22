import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cutOf,
  EVENT_PICTURE_SHAPE,
  keptInside,
  MIDDLE_CROP,
  movedBy,
  PHOTO_ZOOM_MAX,
  zoomedTo,
} from './photo-crop.ts';

const images = fc.record({
  width: fc.integer({ min: 1, max: 20_000 }),
  height: fc.integer({ min: 1, max: 20_000 }),
});
const anyNumber = fc.double({ noNaN: true, min: -10, max: 10 });
const crops = fc.record({ x: anyNumber, y: anyNumber, zoom: anyNumber });
/** Rounding of a few thousand px. */
const EPSILON = 1e-6;

describe('the part of a photo that is kept (R-105, A-48)', () => {
  it('is the largest in the middle at first', () => {
    expect(cutOf({ width: 400, height: 300 }, MIDDLE_CROP)).toEqual({
      left: 50,
      top: 0,
      width: 300,
      height: 300,
    });
    expect(cutOf({ width: 300, height: 400 }, MIDDLE_CROP)).toEqual({
      left: 0,
      top: 50,
      width: 300,
      height: 300,
    });
  });

  it('is 16 by 9 for an event, across the whole of a photo that is higher', () => {
    expect(cutOf({ width: 1600, height: 1200 }, MIDDLE_CROP, EVENT_PICTURE_SHAPE.ratio)).toEqual({
      left: 0,
      top: 150,
      width: 1600,
      height: 900,
    });
  });

  it('lies inside of the image, whatever the crop says', () => {
    fc.assert(
      fc.property(images, crops, fc.constantFrom(1, EVENT_PICTURE_SHAPE.ratio), (image, crop, ratio) => {
        const { left, top, width, height } = cutOf(image, crop, ratio);
        expect(width / height).toBeCloseTo(ratio, 6);
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(left + width).toBeLessThanOrEqual(image.width + EPSILON);
        expect(top + height).toBeLessThanOrEqual(image.height + EPSILON);
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
    expect(cutOf(image, movedBy(image, close, { right: 0.5, down: -0.25 }))).toEqual({
      left: 400,
      top: 50,
      width: 200,
      height: 200,
    });
    expect(cutOf(image, movedBy(image, close, { right: 99, down: 99 }))).toEqual({
      left: 600,
      top: 200,
      width: 200,
      height: 200,
    });
  });
});
