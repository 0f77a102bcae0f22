import { fillText } from '@sorella/core/notices/notice';
import { eventCardTexts } from '@sorella/core/notices/texts/events.texts';
import { Avatar } from '../../primitives/Avatar.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import * as css from './event-facts.css.ts';

/** Somebody who is going, as other members see her. */
export interface Face {
  readonly userId: string;
  readonly firstName: string | null;
  readonly avatarUrl: string | null;
}

/** Up to three faces that overlap a little: only to be looked at. */
export function FaceRow({
  faces,
  size,
}: {
  readonly faces: readonly Face[];
  readonly size: 'tiny' | 'small';
}) {
  return (
    <span className={css.faces}>
      {faces.slice(0, 3).map(({ userId, firstName, avatarUrl }) => (
        <Avatar
          key={userId}
          size={size}
          decorative
          name={firstName ?? ''}
          seed={userId}
          photoUrl={avatarUrl}
          className={css.face}
        />
      ))}
    </span>
  );
}

/** Up to three who are going, as small faces. */
export function EventFaces({ faces }: { readonly faces: readonly Face[] }) {
  if (faces.length === 0) return null;
  const names = faces.flatMap(({ firstName }) => firstName ?? []);
  return (
    <>
      <FaceRow faces={faces} size="tiny" />
      {names.length > 0 ? (
        <VisuallyHidden>{fillText(eventCardTexts.faces, { names: names.join(', ') })}. </VisuallyHidden>
      ) : null}
    </>
  );
}
