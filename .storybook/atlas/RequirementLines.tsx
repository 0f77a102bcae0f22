import { requirementText } from './requirements.ts';

/** Requirements and decisions, each with its text. */
export function RequirementLines({ ids }: { ids: readonly string[] }) {
  return (
    <ul className="atlas-requirements">
      {ids.map((id) => (
        <li key={id}>
          <code>{id}</code>
          <span>{requirementText(id) ?? 'The list of requirements has no such id.'}</span>
        </li>
      ))}
    </ul>
  );
}
