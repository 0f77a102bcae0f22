const files = import.meta.glob<string>('../../packages/core/src/machines/*/*.spec.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What a machine must do, as Markdown without its title; undefined when nobody has written it. */
export function specOf(machine: string): string | undefined {
  const text = files[`../../packages/core/src/machines/${machine}/${machine}.spec.md`];
  // The page has a title of its own, and the spec stands under a heading of the second level.
  return text?.replace(/^# .*\n/, '').replaceAll(/^(#+ )/gm, '#$1');
}
