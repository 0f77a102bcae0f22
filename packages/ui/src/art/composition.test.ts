import { EVENT_CATEGORIES } from '@sorella/core/domain';
import { describe, expect, it } from 'vitest';
import { composePicture, PICTURE_HEIGHT, PICTURE_WIDTH, ridgePath, type Shape } from './composition.ts';
import { motifsOf } from './palette.ts';

const ids = Array.from(
  { length: 400 },
  (_, index) => `00000000-0000-4000-8000-${index.toString(16).padStart(12, '0')}`,
);
const categories = [...EVENT_CATEGORIES, null];

function corners(shape: Shape): (readonly [number, number])[] {
  if (shape.kind === 'ridge') return [...shape.points];
  if (shape.kind === 'bar') {
    return [
      [shape.x, shape.y],
      [shape.x + shape.width, PICTURE_HEIGHT],
    ];
  }
  return [
    [shape.cx - shape.r, shape.cy - shape.r],
    [shape.cx + shape.r, shape.cy + shape.r],
  ];
}

describe('the generated picture of an event', () => {
  it('is the same for the same id and category, whenever it is drawn (R-290)', () => {
    for (const id of ids) {
      for (const category of categories) {
        expect(composePicture(id, category)).toEqual(composePicture(id, category));
      }
    }
  });

  it('differs from event to event (R-290)', () => {
    const drawn = new Set(ids.map((id) => JSON.stringify(composePicture(id, 'Social'))));
    expect(drawn.size).toBe(ids.length);
  });

  it('shows every motif that its category may have (R-290)', () => {
    for (const category of categories) {
      const motifs = new Set(ids.map((id) => composePicture(id, category).motif));
      expect(motifs).toEqual(new Set(motifsOf(category)));
    }
  });

  describe('whatever id and category it is drawn for (R-290)', () => {
    const shapes = ids.flatMap((id) => categories.flatMap((category) => composePicture(id, category).shapes));
    const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b), Infinity);
    const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b), -Infinity);

    it('keeps at most half of the picture beyond an edge', () => {
      const xs = shapes.flatMap((shape) => corners(shape).map(([x]) => x));
      const ys = shapes.flatMap((shape) => corners(shape).map(([, y]) => y));
      expect([...xs, ...ys].every(Number.isFinite)).toBe(true);
      expect(least(xs)).toBeGreaterThanOrEqual(-PICTURE_WIDTH / 2);
      expect(most(xs)).toBeLessThanOrEqual(PICTURE_WIDTH * 1.5);
      expect(least(ys)).toBeGreaterThanOrEqual(0);
      expect(most(ys)).toBeLessThanOrEqual(PICTURE_HEIGHT * 1.5);
    });

    it('has circles that can be seen, and bars that do not run off its side', () => {
      const circles = shapes.filter((shape) => shape.kind === 'circle');
      const bars = shapes.filter((shape) => shape.kind === 'bar');
      expect(least(circles.map(({ r }) => r))).toBeGreaterThan(20);
      expect(most(bars.map(({ x, width }) => x + width))).toBeLessThanOrEqual(PICTURE_WIDTH);
    });

    it('has hills from edge to edge', () => {
      const ridges = shapes.filter((shape) => shape.kind === 'ridge');
      expect(new Set(ridges.map(({ points }) => points[0]?.[0]))).toEqual(new Set([0]));
      expect(new Set(ridges.map(({ points }) => points.at(-1)?.[0]))).toEqual(new Set([PICTURE_WIDTH]));
      expect(ridges.every((ridge) => /^M[\d\s.LC-]+V250H0Z$/.test(ridgePath(ridge)))).toBe(true);
    });

    it('never has two shapes of one kind in one ink, which is how they are told apart', () => {
      const hasTwins = ids.some((id) =>
        categories.some((category) => {
          const names = composePicture(id, category).shapes.map(({ kind, ink }) => `${kind} ${ink}`);
          return new Set(names).size !== names.length;
        }),
      );
      expect(hasTwins).toBe(false);
    });
  });

  it('draws a category it has never heard of like an event without one (R-290)', () => {
    for (const stranger of ['', 'Astronomy', 'constructor', '__proto__']) {
      expect(composePicture('a', stranger)).toEqual(composePicture('a', null));
    }
  });
});
