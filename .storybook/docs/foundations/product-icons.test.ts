import { describe, expect, it } from 'vitest';
import { iconsIn } from './product-icons.ts';

describe('the icons of the product', () => {
  it('are those that its files import, each once and with all its files', () => {
    const sources = new Map([
      ['b.tsx', "import { Bell, type IconNode, X } from 'lucide';"],
      ['a.tsx', "import { X } from 'lucide';"],
      ['c.tsx', "import { Bell } from './bells.ts';"],
    ]);
    expect(iconsIn(sources)).toEqual([
      { name: 'Bell', files: ['b.tsx'] },
      { name: 'X', files: ['a.tsx', 'b.tsx'] },
    ]);
  });
});
