import { NOTICES } from '@sorella/core/notices/catalogue';
import type { NoticeDefinition } from '@sorella/core/notices/notice';
import { FilledWords } from '../../atlas/FilledWords.tsx';
import { requirementText } from '../../atlas/requirements.ts';
import { StoryPicture } from '../../atlas/StoryPicture.tsx';
import type { StripView } from './strip-view.ts';
import type { Place, Sequence } from './strips/places.ts';
import { factsOf } from './strips/step-facts.ts';

const notices: Readonly<Record<string, NoticeDefinition>> = NOTICES;

interface StepProps {
  place: Place;
  branches: readonly Sequence[];
  view: StripView;
  onOpen(label: string): void;
}

function Step({ place, branches, view, onOpen }: StepProps) {
  const { label, step } = place;
  const entry = view.stories.get(step.story);
  const facts = entry && factsOf(entry);
  return (
    <li className="strip-step" id={`step-${label}`}>
      <button type="button" className="strip-frame" onClick={() => onOpen(label)}>
        <StoryPicture story={step.story} look={view} lookAt={step.lookAt} />
        <span className="strip-says">
          <span className="strip-number">{label}</span> {step.says}
        </span>
      </button>
      {facts && facts.notices.length > 0 && (
        <ul className="strip-notices" aria-label="Told">
          {facts.notices.map((id) => (
            <li key={id} className={`atlas-mark atlas-tone-${notices[id]?.tone}`}>
              <FilledWords text={notices[id]?.title ?? id} />
            </li>
          ))}
        </ul>
      )}
      {facts && facts.requirements.length > 0 && (
        <p className="strip-ids">
          {facts.requirements.map((id) => (
            <span key={id} title={requirementText(id)}>
              {id}
            </span>
          ))}
        </p>
      )}
      {branches.length > 0 && (
        <ul className="strip-questions">
          {branches.map(({ whatIf, places: [first] }) => (
            <li key={whatIf}>
              <button type="button" onClick={() => first && onOpen(first.label)}>
                {whatIf}
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

interface FilmStripProps {
  sequences: readonly [Sequence, ...Sequence[]];
  view: StripView;
  onOpen(label: string): void;
}

/** A journey: the way through it, and below each question the pictures that answer it. */
export function FilmStrip({ sequences, view, onOpen }: FilmStripProps) {
  const [way, ...branches] = sequences;
  const leaving = (label: string) => branches.filter(({ leaves }) => leaves === label);
  return (
    <>
      <ol className={`strip strip-${view.width}`}>
        {way.places.map((place) => (
          <Step key={place.label} place={place} branches={leaving(place.label)} view={view} onOpen={onOpen} />
        ))}
      </ol>
      <div className="strip-branches">
        {branches.map(({ whatIf, leaves, places }) => (
          <section key={`${leaves} ${whatIf}`} className="strip-branch">
            <h3>{whatIf}</h3>
            <p className="atlas-quiet">At step {leaves}</p>
            <ol className={`strip strip-${view.width}`}>
              {places.map((place) => (
                <Step key={place.label} place={place} branches={[]} view={view} onOpen={onOpen} />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </>
  );
}
