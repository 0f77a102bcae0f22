import { ComponentLink } from './ComponentLink.tsx';
import type { PageText } from './component-page.ts';
import { nameOf } from './name-of.ts';

/** Which other component is better, and when. */
export function AlternativeList({ alternatives }: { alternatives: PageText['instead'] }) {
  if (alternatives.length === 0) return null;
  return (
    <ul className="component-docs-instead">
      {alternatives.map(([component, when]) => {
        const name = nameOf(component);
        return (
          <li key={name}>
            <ComponentLink name={name} /> is better when {when}.
          </li>
        );
      })}
    </ul>
  );
}
