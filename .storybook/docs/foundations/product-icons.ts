/** An icon of the product and the files that draw it. */
export interface UsedIcon {
  name: string;
  /** Below `packages/ui/src`. */
  files: readonly string[];
}

/** The icons that sources import from Lucide, by name, with the files that do. */
export function iconsIn(sources: ReadonlyMap<string, string>): UsedIcon[] {
  const icons = new Map<string, string[]>();
  for (const [file, source] of sources) {
    for (const [, list = ''] of source.matchAll(/import \{([^}]*)\} from 'lucide'/g)) {
      const names = list.split(',').map((part) => part.trim());
      for (const name of names.filter((part) => /^[A-Z]\w*$/.test(part)))
        icons.set(name, [...(icons.get(name) ?? []), file]);
    }
  }
  return [...icons]
    .map(([name, files]) => ({ name, files: files.toSorted() }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
