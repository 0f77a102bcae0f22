import { uses } from 'virtual:component-uses';
import { ComponentLink } from './ComponentLink.tsx';

function Names({ heading, names }: { heading: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div>
      <h3>{heading}</h3>
      <ul className="component-docs-names">
        {names.map((name) => (
          <li key={name}>
            <ComponentLink name={name} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Which screens, flows and other components draw it, by the code's own imports. */
export function UsedIn({ name }: { name: string }) {
  const used = uses[name];
  if (!used) return null;
  const { screens, flows, drawnBy } = used;
  return (
    <section>
      <h2>Used in</h2>
      {drawnBy.length === 0 ? <p>Not used anywhere yet.</p> : null}
      <Names heading="Screens" names={screens} />
      <Names heading="Flows" names={flows} />
      <Names heading="Drawn by" names={drawnBy} />
    </section>
  );
}
