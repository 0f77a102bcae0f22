import { fillText } from '@sorella/core/notices/notice';
import { profileTexts } from '@sorella/core/notices/texts/profile.texts';
import { GitCompareArrows } from 'lucide';
import { Icon } from '../art/icons/Icon.tsx';
import { Button } from '../primitives/Button.tsx';
import { Inline } from '../primitives/Inline.tsx';
import { StatusNote } from '../primitives/StatusNote.tsx';
import * as css from './version-choice.css.ts';

/** A field that was changed here and elsewhere to different words. */
export interface VersionCollision {
  /** What the field is called beside it. */
  readonly name: string;
  /** What it says elsewhere; empty when it was emptied. */
  readonly theirs: string;
}

/** Props of {@link VersionChoice}. */
export interface VersionChoiceProps {
  readonly collisions: readonly VersionCollision[];
  /** Where the other version came from, and what is asked. */
  readonly body: string;
  readonly onKeep: () => void;
  readonly onAccept: () => void;
}

/**
 * Shows what the other version says and lets the member decide; the member's own stands in the form.
 */
export function VersionChoice({ collisions, body, onKeep, onAccept }: VersionChoiceProps) {
  return (
    <StatusNote
      tone="warn"
      role="alert"
      icon={<Icon drawing={GitCompareArrows} size={18} />}
      title={profileTexts.conflictTitle}
      actions={
        <Inline>
          <Button size="small" onPress={onKeep}>
            {profileTexts.conflictKeep}
          </Button>
          <Button size="small" variant="secondary" onPress={onAccept}>
            {profileTexts.conflictAccept}
          </Button>
        </Inline>
      }
    >
      <p>{body}</p>
      {collisions.map(({ name, theirs }) => (
        <div key={name} className={css.theirs}>
          <span>{fillText(profileTexts.conflictThere, { field: name.toLocaleLowerCase('en-US') })}</span>
          <blockquote className={css.quote} dir="auto">
            {theirs.trim() === '' ? <em>{profileTexts.conflictEmpty}</em> : theirs}
          </blockquote>
        </div>
      ))}
    </StatusNote>
  );
}
