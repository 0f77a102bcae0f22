import type { ReactNode } from 'react';
import { Heading } from '../../primitives/Heading.tsx';
import { Text } from '../../primitives/Text.tsx';
import * as css from './section-head.css.ts';

/** Props of {@link SectionHead}. */
export interface SectionHeadProps {
  /** Of the heading, which names the section. */
  readonly id: string;
  readonly title: string;
  readonly body?: string;
  /** At the other end of the line: a link to more. */
  readonly aside?: ReactNode;
}

/** The head of a part of a page: what it is, a few words about it, and the way to more. */
export function SectionHead({ id, title, body, aside }: SectionHeadProps) {
  return (
    <div className={css.root}>
      <div className={css.words}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {body === undefined ? null : (
          <Text size="lead" tone="soft">
            {body}
          </Text>
        )}
      </div>
      {aside}
    </div>
  );
}
