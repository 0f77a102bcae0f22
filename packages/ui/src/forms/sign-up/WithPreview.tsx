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
  /** The step that is filled in. */
  readonly children: ReactNode;
}

const NOTHING_TYPED = { firstName: '', lastName: '', bio: '' };

/** A step of joining; from 1100 px on her own card stands beside it, as others will see it. */
export function WithPreview({ details = NOTHING_TYPED, photo = null, children }: WithPreviewProps) {
  return (
    <div className={css.columns}>
      <Stack gap="6">{children}</Stack>
      <div className={css.aside}>
        <MemberPreview
          name={details}
          seed="new"
          title=""
          bio={details.bio}
          photoUrl={photo === null ? null : urlOfPhoto(photo)}
        />
      </div>
    </div>
  );
}
