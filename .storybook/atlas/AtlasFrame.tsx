import type { ReactNode } from 'react';
import './atlas.css';

/** What a page of words is made of. */
export interface AtlasFrameProps {
  title: ReactNode;
  /** What the page is about, in a sentence or two. */
  lead?: ReactNode;
  /** Above the title. */
  before?: ReactNode;
  /** Beside the title and the lead, where there is room. */
  beside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A page in the design system's own look, beside Storybook's. */
export function AtlasFrame({ title, lead, before, beside, className, children }: AtlasFrameProps) {
  return (
    <div className={`atlas sb-unstyled ${className ?? ''}`}>
      <header className="atlas-head">
        <div>
          {before}
          <h1>{title}</h1>
          {lead && <p className="atlas-lead">{lead}</p>}
        </div>
        {beside}
      </header>
      {children}
    </div>
  );
}
