import type { LegalBlock, LegalSection } from '@sorella/core/content';
import { Heading } from '../../primitives/Heading.tsx';
import * as css from './legal-page.css.ts';

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  return (
    <ul className={css.points}>
      {block.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

/** One part of a legal text, which its contents and links from outside lead to. */
export function LegalPart({ section }: { readonly section: LegalSection }) {
  const { id, title, blocks } = section;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={css.section}>
      <Heading level={2} size="card" id={`${id}-title`} className={css.title}>
        {title}
      </Heading>
      {blocks.map((block) => (
        <Block key={typeof block === 'string' ? block : block.join()} block={block} />
      ))}
    </section>
  );
}
