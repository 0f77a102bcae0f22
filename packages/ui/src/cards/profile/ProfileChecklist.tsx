import { profileTexts } from '@sorella/core/notices/texts/profile.texts';
import { Briefcase, Camera, PenLine } from 'lucide';
import { useId } from 'react';
import { Icon } from '../../art/icons/Icon.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Surface } from '../../primitives/Surface.tsx';
import { Text } from '../../primitives/Text.tsx';
import * as css from './profile-cards.css.ts';

/** What a profile may lack and this page can mend. */
export const profileGaps = ['photo', 'title', 'bio'] as const;

/** One of them. */
export type ProfileGap = (typeof profileGaps)[number];

/** Props of {@link ProfileChecklist}. */
export interface ProfileChecklistProps {
  /** In the order they are shown; with none the card is not drawn. */
  readonly missing: readonly ProfileGap[];
  /** Leads to the field. */
  readonly onPick: (gap: ProfileGap) => void;
}

const ITEMS = {
  photo: { words: profileTexts.checklistPhoto, drawing: Camera },
  title: { words: profileTexts.checklistTitleField, drawing: Briefcase },
  bio: { words: profileTexts.checklistBio, drawing: PenLine },
} as const satisfies Record<ProfileGap, unknown>;

/** What is still missing. Where all is, she may have signed up on another device, and is told what waits there. */
export function ProfileChecklist({ missing, onPick }: ProfileChecklistProps) {
  const titleId = useId();
  if (missing.length === 0) return null;
  return (
    <Surface as="section" ground="sunk" aria-labelledby={titleId} className={css.card}>
      <div className={css.words}>
        <Heading level={2} size="card" id={titleId}>
          {profileTexts.checklistTitle}
        </Heading>
        <Text>{missing.length === 1 ? profileTexts.checklistOne : profileTexts.checklistBody}</Text>
      </div>
      <ul className={css.list}>
        {missing.map((gap) => (
          <li key={gap}>
            <button type="button" className={css.item} onClick={() => onPick(gap)}>
              <Icon drawing={ITEMS[gap].drawing} size={20} className={css.itemIcon} />
              {ITEMS[gap].words}
            </button>
          </li>
        ))}
      </ul>
      {missing.length < profileGaps.length ? null : (
        <Text size="small">{profileTexts.checklistElsewhere}</Text>
      )}
    </Surface>
  );
}
