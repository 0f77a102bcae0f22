import { mailColors } from '@sorella/supabase/mail-look';
import { expect, it } from 'vitest';
import { textPairs } from './pairs.ts';
import { dark, light } from './palette.ts';

it('has mails in the colours of the product, in both themes', () => {
  const tokens: Readonly<Record<'light' | 'dark', Readonly<Record<string, string>>>> = { light, dark };
  for (const theme of ['light', 'dark'] as const)
    for (const [name, value] of Object.entries(mailColors[theme]))
      expect([theme, name, value]).toEqual([theme, name, tokens[theme][name]]);
});

it('lays no words of mails on what they may not lie on', () => {
  const permitted = new Set(textPairs.map((pair) => pair.join(' on ')));
  for (const ink of ['ink', 'inkSoft', 'inkFaint', 'berry'])
    for (const ground of ['canvas', 'surface', 'sunk']) expect(permitted).toContain(`${ink} on ${ground}`);
  expect(permitted).toContain('onBerry on berry');
});
