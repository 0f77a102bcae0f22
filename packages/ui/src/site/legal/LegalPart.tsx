import type { LegalBlock, LegalSection } from '@sorella/core/content';
import { DEFAULT_BRAND } from '@sorella/core/domain/brand';
import { Fragment } from 'react';
import { Heading } from '../../primitives/Heading.tsx';
import { TextLink } from '../../primitives/TextLink.tsx';
import * as css from './legal-page.css.ts';

const { supportEmail } = DEFAULT_BRAND;

/** A sentence in which our address can be pressed. */
function Sentence({ children }: { readonly children: string }) {
  return children.split(supportEmail).map((words, index) => (
    <Fragment key={words}>
      {index === 0 ? null : <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>}
      {words}
    </Fragment>
  ));
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') {
    return (
      <p>
        <Sentence>{block}</Sentence>
      </p>
    );
  }
  return (
    <ul className={css.points}>
      {block.map((point) => (
        <li key={point}>
          <Sentence>{point}</Sentence>
        </li>
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
