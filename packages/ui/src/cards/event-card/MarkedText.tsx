import { ArrowLeft, Check } from 'lucide';
import { Icon } from '../../art/icons/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import * as css from './event-card.css.ts';

const MARKS = { '✓': Check, '←': ArrowLeft } as const;

/**
 * A text of the catalogue that begins with a tick or an arrow. Few fonts have these signs, so
 * the sign is drawn; the text itself stays word for word.
 */
export function MarkedText({
  children,
  markHidden = false,
}: {
  readonly children: string;
  /** A drawing beside the words has the sign. */
  readonly markHidden?: boolean;
}) {
  const [mark, ...rest] = children.split(' ');
  const drawing = mark === '✓' || mark === '←' ? MARKS[mark] : null;
  if (!drawing) return children;
  return (
    <span>
      {markHidden ? null : <Icon drawing={drawing} className={css.mark} />}
      <VisuallyHidden>{mark} </VisuallyHidden>
      {rest.join(' ')}
    </span>
  );
}
