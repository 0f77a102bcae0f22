import { fillText, profileTexts } from '@sorella/core/notices';
import { GitCompareArrows } from 'lucide';
import { Icon } from '../../art/icons/Icon.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Inline } from '../../primitives/Inline.tsx';
import { StatusNote } from '../../primitives/StatusNote.tsx';
import * as css from './profile-form.css.ts';
import type { FieldCollision, ProfileFormField } from './profile-form.types.ts';

/** Props of {@link VersionChoice}. */
export interface VersionChoiceProps {
  readonly collisions: readonly FieldCollision[];
  readonly onKeep: () => void;
  readonly onAccept: () => void;
}

const NAMES: Readonly<Record<ProfileFormField, string>> = {
  name: profileTexts.name,
  title: profileTexts.professionalTitle,
  bio: profileTexts.bio,
};

/**
 * Shows what the other version says and lets the member decide; the member's own stands in the form.
 */
export function VersionChoice({ collisions, onKeep, onAccept }: VersionChoiceProps) {
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
      <p>{profileTexts.conflictBody}</p>
      {collisions.map(({ field, theirs }) => (
        <div key={field} className={css.theirs}>
          <span>
            {fillText(profileTexts.conflictThere, { field: NAMES[field].toLocaleLowerCase('en-US') })}
          </span>
          <blockquote className={css.quote} dir="auto">
            {theirs.trim() === '' ? <em>{profileTexts.conflictEmpty}</em> : theirs}
          </blockquote>
        </div>
      ))}
    </StatusNote>
  );
}
