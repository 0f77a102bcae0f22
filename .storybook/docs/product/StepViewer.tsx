import { type KeyboardEvent, useEffect, useRef } from 'react';
import { StepNotes } from './StepNotes.tsx';
import { StepPicture } from './StepPicture.tsx';
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

/** One step over the whole page, with all that is known of it. Arrow keys lead on and back. */
export function StepViewer({ strip, sequences, standing, view, onOpen }: StepViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { place, sequence, before, after } = standing;
  const branches = sequences.filter(({ leaves }) => leaves === place.label);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const go = (to: Place | undefined) => {
    if (to) onOpen(to.label);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') go(after);
    if (key === 'ArrowLeft') go(before);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys, which the two buttons say as well
    <dialog
      ref={dialog}
      className="step-viewer"
      aria-labelledby="step-says"
      onClose={() => onOpen(undefined)}
      onKeyDown={onKeyDown}
    >
      <div className={`step-viewer-picture step-viewer-${view.width}`}>
        <StepPicture story={place.step.story} view={view} />
      </div>
      <div className="step-viewer-words">
        <header>
          <p className="atlas-quiet">
            {strip.title}, step {place.label}
          </p>
          <button type="button" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </header>
        {sequence.whatIf !== undefined && <p className="step-viewer-if">{sequence.whatIf}</p>}
        <p id="step-says" className="step-viewer-says" aria-live="polite">
          {place.step.says}
        </p>
        <div className="step-viewer-ways">
          <button type="button" disabled={!before} onClick={() => go(before)}>
            Back
          </button>
          <button type="button" disabled={!after} onClick={() => go(after)}>
            Next
          </button>
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
                <button type="button" onClick={() => go(first)}>
                  {whatIf}
                </button>
              </li>
            ))}
          </ul>
        )}
        <StepNotes story={place.step.story} view={view} />
      </div>
    </dialog>
  );
}
