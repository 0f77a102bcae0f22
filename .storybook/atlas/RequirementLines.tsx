import { requirementText } from './requirements.ts';
import { StorybookLink } from './StorybookLink.tsx';
import { useIndex } from './use-index.ts';

/** The page of all requirements, which finds one by the words of its address. */
const PAGE = 'product-requirements--docs';

/** Requirements and decisions, each with its text; its id leads to what else is known of it. */
export function RequirementLines({ ids }: { ids: readonly string[] }) {
  const index = useIndex();
  const page = index.state === 'read' ? index.entries.find(({ id }) => id === PAGE) : undefined;
  return (
    <ul className="atlas-requirements">
      {ids.map((id) => (
        <li key={id}>
          {page ? (
            <StorybookLink entry={page} hash={`words=${id}`}>
              {id}
            </StorybookLink>
          ) : (
            <code>{id}</code>
          )}
          <span>{requirementText(id) ?? 'The list of requirements has no such id.'}</span>
        </li>
      ))}
    </ul>
  );
}
