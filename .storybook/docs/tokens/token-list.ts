import { isRecord } from '../../atlas/is-record.ts';

/** A token as the page shows it. */
export interface ListedToken {
  /** Its name in a design tool: `space.20`. */
  path: string;
  type: string;
  value: string;
  /** A colour that CSS reads; empty for what is no colour. */
  css: string;
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const cssColor = (value: Readonly<Record<string, unknown>>) =>
  `color(srgb ${list(value['components']).join(' ')} / ${String(value['alpha'])})`;

/** A value of the format in words. */
function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsOf).join(', ');
  if (!isRecord(value)) return String(value);
  if ('components' in value) return typeof value['hex'] === 'string' ? value['hex'] : cssColor(value);
  if ('unit' in value) return `${String(value['value'])} ${String(value['unit'])}`;
  return Object.values(value).map(wordsOf).join(' ');
}

/** All tokens of a file, in its order. */
export function listTokens(group: object, path: readonly string[] = []): ListedToken[] {
  return Object.entries(group).flatMap(([name, member]) => {
    if (!isRecord(member)) return [];
    const here = [...path, name];
    if (!('$value' in member)) return listTokens(member, here);
    const { $type, $value } = member;
    const css = $type === 'color' && isRecord($value) ? cssColor($value) : '';
    return [{ path: here.join('.'), type: String($type), value: wordsOf($value), css }];
  });
}
