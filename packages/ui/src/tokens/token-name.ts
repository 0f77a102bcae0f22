const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The name of a value in CSS, without its two dashes: of `['color', 'inkSoft']` it is `ink-soft`. */
export function tokenName(path: readonly string[]): string {
  const [group, ...rest] = path;
  return kebab(group === 'color' ? rest.join('-') : path.join('-'));
}
