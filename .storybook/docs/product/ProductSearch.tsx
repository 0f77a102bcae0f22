import { useMemo } from 'react';
import { allCharts } from '../../atlas/charts.ts';
import { finderOf } from '../../atlas/find-states.ts';
import { groupsOf } from '../../atlas/found-groups.tsx';
import { RequirementLines } from '../../atlas/RequirementLines.tsx';
import { rankerOf } from '../../atlas/ranking.ts';
import { requirementIds, requirementText } from '../../atlas/requirements.ts';
import { type FoundGroup, SearchBox } from '../../atlas/SearchBox.tsx';
import { StorybookLink } from '../../atlas/StorybookLink.tsx';
import type { IndexEntry } from '../../atlas/story-index.ts';
import { type FoundStep, stepFinderOf } from './find-steps.ts';
import { strips } from './strips/strips.ts';

function StepLine({ step: { strip, label, says, whatIf } }: { step: FoundStep }) {
  return (
    <>
      <span className="atlas-quiet">
        {strip.title}, {label === undefined ? 'from the beginning' : `step ${label}`}:
      </span>{' '}
      {whatIf !== undefined && <strong>{whatIf} </strong>}
      <StorybookLink
        entry={{ type: 'docs', id: 'product-film-strips--docs' }}
        hash={`strip=${strip.id}${label === undefined ? '' : `&step=${label}`}`}
      >
        {says}
      </StorybookLink>
    </>
  );
}

const finders = () => ({
  steps: stepFinderOf(strips),
  requirements: rankerOf(requirementIds, (id) => ({ title: id, text: requirementText(id) ?? '' })),
  states: finderOf(allCharts()),
});

/** One question to everything that is kept of the product: journeys, notices, states and requirements. */
export function ProductSearch({ entries }: { entries: readonly IndexEntry[] }) {
  const find = useMemo(() => finders(), []);
  const groups = (question: string): FoundGroup[] => {
    const steps = find.steps(question);
    const requirements = find.requirements(question);
    return [
      {
        one: 'step of a journey',
        many: 'steps of journeys',
        hasAll: steps.hasAll,
        items: steps.things.map((step) => ({
          key: `${step.strip.id} ${step.label ?? ''}`,
          content: <StepLine step={step} />,
        })),
      },
      ...groupsOf(find.states(question), entries),
      {
        one: 'requirement',
        many: 'requirements',
        hasAll: requirements.hasAll,
        items: requirements.things.map((id) => ({ key: id, content: <RequirementLines ids={[id]} /> })),
      },
    ];
  };
  return (
    <SearchBox
      label="What do you want to know?"
      placeholder="What if the payment link is missing?"
      find={groups}
    />
  );
}
