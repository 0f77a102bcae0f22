import type { StoredPhoto } from '@sorella/core/domain/sign-up/sign-up-data';
import type { SignUpDetails } from '@sorella/core/domain/sign-up/sign-up-draft';
import type { ReactNode } from 'react';
import { MemberPreview } from '../../cards/profile/MemberPreview.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { urlOfPhoto } from '../photo/PhotoField.tsx';
import * as css from './with-preview.css.ts';

/** Props of {@link WithPreview}. */
export interface WithPreviewProps {
  /** What she has typed so far; left out while it is looked for. */
  readonly details?: Pick<SignUpDetails, 'firstName' | 'lastName' | 'bio'>;
  readonly photo?: StoredPhoto | null;
  /** What the step is. */
  readonly head: ReactNode;
  /** What is filled in. */
  readonly children: ReactNode;
}

const NOTHING_TYPED = { firstName: '', lastName: '', bio: '' };

/**
 * A step of joining, with her own card as others will see it: beside what she fills in from 1100 px on, in short above it
 * where there is less room.
 */
export function WithPreview({ details = NOTHING_TYPED, photo = null, head, children }: WithPreviewProps) {
  return (
    <div className={css.columns}>
      <Stack gap="6">{head}</Stack>
      <div className={css.aside}>
        <MemberPreview
          shortens
          name={details}
          seed="new"
          title=""
          bio={details.bio}
          photoUrl={photo === null ? null : urlOfPhoto(photo)}
        />
      </div>
      <Stack gap="6">{children}</Stack>
    </div>
  );
}
