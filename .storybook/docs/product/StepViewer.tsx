import { StoryPicture } from '../../atlas/StoryPicture.tsx';
import { useWalk } from '../../atlas/use-walk.tsx';
import { Viewer } from '../../atlas/Viewer.tsx';
import { WalkSteps } from '../../atlas/WalkSteps.tsx';
import { StepNotes } from './StepNotes.tsx';
import type { StripView } from './strip-view.ts';
import type { Place, Sequence, Standing } from './strips/places.ts';
import type { Strip } from './strips/strip.ts';

interface StepViewerProps {
  strip: Strip;
  sequences: readonly Sequence[];
  standing: Standing;
  view: StripView;
  /** Goes to the place of this label; undefined closes the viewer. */
  onOpen(label: string | undefined): void;
}

/** One step over the whole page, with all that is known of it. */
export function StepViewer({ strip, sequences, standing, view, onOpen }: StepViewerProps) {
  const { place, sequence, before, after } = standing;
  const branches = sequences.filter(({ leaves }) => leaves === place.label);
  const walk = useWalk(view.stories.get(place.step.story), view.theme);
  const to = (other: Place | undefined) => other && (() => onOpen(other.label));
  return (
    <Viewer
      labelledBy="step-says"
      over={`${strip.title}, step ${place.label}`}
      picture={walk.player || <StoryPicture story={place.step.story} look={view} />}
      onClose={() => onOpen(undefined)}
      onBack={to(before)}
      onNext={to(after)}
    >
      {sequence.whatIf !== undefined && <p className="step-if">{sequence.whatIf}</p>}
      <p id="step-says" className="viewer-says" aria-live="polite">
        {place.step.says}
      </p>
      <div className="viewer-buttons">
        <button type="button" disabled={!before} onClick={to(before)}>
          Back
        </button>
        <button type="button" disabled={!after} onClick={to(after)}>
          Next
        </button>
        {walk.buttons}
        {sequence.leaves !== undefined && (
          <button type="button" onClick={() => onOpen(sequence.leaves)}>
            To step {sequence.leaves}
          </button>
        )}
      </div>
      {branches.length > 0 && (
        <ul className="strip-questions">
          {branches.map(({ whatIf, places: [first] }) => (
            <li key={whatIf}>
              <button type="button" onClick={to(first)}>
                {whatIf}
              </button>
            </li>
          ))}
        </ul>
      )}
      <WalkSteps walk={walk} />
      <StepNotes story={place.step.story} view={view} />
    </Viewer>
  );
}
