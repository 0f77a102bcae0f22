import { requirementOf } from './requirements.ts';

/** Requirements and decisions, each with its text and whether it is built. */
export function RequirementLines({ ids }: { ids: readonly string[] }) {
  return (
    <ul className="atlas-requirements">
      {ids.map((id) => {
        const requirement = requirementOf(id);
        const mark = requirement?.mark ?? 'unknown';
        return (
          <li key={id}>
            <code>{id}</code>
            <span className={`atlas-mark atlas-mark-${mark}`}>{mark}</span>
            <span>{requirement?.text ?? 'The list of requirements has no such id.'}</span>
          </li>
        );
      })}
    </ul>
  );
}
