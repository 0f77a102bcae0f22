import { useAccordionContext } from '@ark-ui/react/accordion';
import type { ReactNode } from 'react';
import * as css from './faq-list.css.ts';

/**
 * What an open question shows. Ark's own content measures its height and writes a `style` attribute, which a page that
 * the build has drawn must not carry (`style-src 'self'`).
 */
export function FaqAnswer({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const accordion = useAccordionContext();
  // A section with a name has the role by itself.
  const { role: _, ...content } = accordion.getItemContentProps({ value: id });
  return (
    <section {...content} className={css.content}>
      {children}
    </section>
  );
}
