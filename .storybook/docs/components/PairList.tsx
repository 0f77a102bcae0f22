import type { Pair } from './component-page.ts';

function Sign({ path }: { path: string }) {
  return (
    <svg aria-hidden="true" className="component-docs-sign" viewBox="0 0 24 24">
      <path d={path} />
    </svg>
  );
}

/** Pairs of real components, which are to be looked at: nothing in them takes a press. */
export function PairList({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <section>
      <h2>Do and don’t</h2>
      {pairs.map(({ good, bad, because }) => (
        <figure key={because} className="component-docs-pair">
          <div className="component-docs-do">
            <p>
              <Sign path="M4 12.5l5.5 5.5L20 7" /> Do
            </p>
            <div inert>{good}</div>
          </div>
          <div className="component-docs-dont">
            <p>
              <Sign path="M5 5l14 14M19 5L5 19" /> Don’t
            </p>
            <div inert>{bad}</div>
          </div>
          <figcaption>{because}</figcaption>
        </figure>
      ))}
    </section>
  );
}
