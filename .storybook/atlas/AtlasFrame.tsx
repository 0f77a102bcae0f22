import type { ReactNode } from 'react';
import './atlas.css';

/** A page of the atlas in the design system's own look, beside Storybook's. */
export function AtlasFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="atlas sb-unstyled">
      <h1>{title}</h1>
      {children}
    </main>
  );
}
