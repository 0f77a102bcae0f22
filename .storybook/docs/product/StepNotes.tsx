import { models } from '@sorella/core/models';
import { NoticeLines } from '../../atlas/NoticeLines.tsx';
import { RequirementLines } from '../../atlas/RequirementLines.tsx';
import { StorybookLink } from '../../atlas/StorybookLink.tsx';
import { hashOfState, pageOfMachine } from '../../atlas/state-entry.ts';
import type { StripView } from './strip-view.ts';
import { factsOf } from './strips/step-facts.ts';

interface StepNotesProps {
  story: string;
  view: StripView;
}

/** All that is known of a step: what is told, what is required, the state it is in, and the story itself. */
export function StepNotes({ story, view }: StepNotesProps) {
  const entry = view.stories.get(story);
  if (!entry) return null;
  const { notices, requirements, states } = factsOf(entry);
  return (
    <div className="step-notes">
      {notices.length > 0 && (
        <>
          <h4>What is told</h4>
          <NoticeLines ids={notices} />
        </>
      )}
      {requirements.length > 0 && (
        <>
          <h4>What is required</h4>
          <RequirementLines ids={requirements} />
        </>
      )}
      <h4>More of it</h4>
      <ul className="step-links">
        <li>
          <StorybookLink entry={entry}>Try it yourself</StorybookLink>
        </li>
        {states.map(({ machine, path, says }) => {
          const page = pageOfMachine(view.stories.values(), machine);
          return page ? (
            <li key={`${machine}.${path}`}>
              <StorybookLink entry={page} hash={hashOfState(path)}>
                {models[machine]?.title}: {says}
              </StorybookLink>
            </li>
          ) : null;
        })}
      </ul>
    </div>
  );
}
