import { uses } from 'virtual:component-uses';
import { toId } from 'storybook/internal/csf';
import { StorybookLink } from '../../atlas/StorybookLink.tsx';

/** A component's name, which leads to the page that shows it where there is one. */
export function ComponentLink({ name }: { name: string }) {
  const title = uses[name]?.title;
  if (title === undefined) return <span>{name}</span>;
  const id = toId(title, 'docs');
  return <StorybookLink entry={{ type: 'docs', id }}>{name}</StorybookLink>;
}
