import { fillText } from '@sorella/core/notices/notice';
import { safetyTexts } from '@sorella/core/notices/texts/safety.texts';
import { type ReactNode, useEffect, useState } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { LazyMemberCardDialog, loadMemberCard } from './lazy-member-card.ts';
import * as css from './member-link.css.ts';

/** Props of {@link MemberLink}. */
export interface MemberLinkProps {
  readonly userId: string;
  readonly name: string;
  /** Her picture, or her picture and name. */
  readonly children: ReactNode;
}

/** A member's face or name, which opens her card. */
export function MemberLink({ userId, name, children }: MemberLinkProps) {
  const [isOpen, setOpen] = useState(false);
  const [times, setTimes] = useState(0);
  // There before it is pressed: without a network it could not be fetched any more.
  useEffect(() => void loadMemberCard().catch(() => undefined), []);
  return (
    <>
      <button
        type="button"
        className={css.root}
        aria-haspopup="dialog"
        onClick={() => {
          setTimes((before) => before + 1);
          setOpen(true);
        }}
      >
        <VisuallyHidden>{fillText(safetyTexts.openCard, { name })}</VisuallyHidden>
        {children}
      </button>
      {times === 0 ? null : (
        <LazyMemberCardDialog
          key={times}
          open={isOpen}
          member={{ userId, name }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
