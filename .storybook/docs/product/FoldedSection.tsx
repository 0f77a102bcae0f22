import { type ReactNode, useState } from 'react';

/** Props of {@link FoldedSection}. */
export interface FoldedSectionProps {
  readonly name: string;
  /** What is in it, in a few words. */
  readonly says: string;
  /** Whether it is unfolded at first. */
  readonly open: boolean;
  readonly children: () => ReactNode;
}

/** A part of a long page that is drawn only while it is unfolded: hundreds of entries with their links are slow. */
export function FoldedSection({ name, says, open, children }: FoldedSectionProps) {
  const [isOpen, setOpen] = useState(open);
  return (
    <details
      className="listing-section"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <h2>{name}</h2>
        <span>{says}</span>
      </summary>
      {isOpen && children()}
    </details>
  );
}
