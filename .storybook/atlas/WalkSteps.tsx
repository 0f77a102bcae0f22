import type { Walk } from './use-walk.tsx';

/** The steps of a walk that is watched, and which of them are taken; nothing before it is begun. */
export function WalkSteps({ walk: { told, waiting } }: { walk: Walk }) {
  if (waiting) return <p role="status">Starting the product in this page…</p>;
  if (!told) return null;
  return (
    <>
      <ol className="atlas-steps">
        {told.steps.map((says, index) => (
          // The same thing may happen twice on a way, so only its place tells a step from another.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={index < told.taken ? 'walk-taken' : 'walk-ahead'}>
            {says}
          </li>
        ))}
      </ol>
      <p role="status" className="atlas-quiet">
        {told.taken === told.steps.length
          ? 'Arrived. Press whatever you like: it is the real product.'
          : `${told.taken} of ${told.steps.length} steps taken.`}
      </p>
    </>
  );
}
