import type { ReactNode } from 'react';
import { Heading } from '../../primitives/Heading.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { Surface } from '../../primitives/Surface.tsx';
import { Text } from '../../primitives/Text.tsx';
import type { Block } from '../../tokens/palette.ts';
import * as css from './letter-card.css.ts';

/** Props of {@link LetterCard}. */
export interface LetterCardProps {
  /** One of the drawings in the motif; decoration. */
  readonly drawing: ReactNode;
  /** The colour that the drawing lies on. */
  readonly ground: Block;
  /** The page's heading. */
  readonly title: string;
  /** One or two sentences. */
  readonly body?: ReactNode;
  /** What there is to do: a form, buttons. */
  readonly children?: ReactNode;
}

/** The one card of a small page about a letter: a picture, a heading, a few words that are read out when they change. */
export function LetterCard({ drawing, ground, title, body, children }: LetterCardProps) {
  return (
    <Surface padding="none" className={css.root}>
      <Surface ground={ground} padding="none" className={css.picture}>
        {drawing}
      </Surface>
      <Stack gap="6" className={css.inside}>
        <div aria-live="polite" className={css.words}>
          <Heading level={1} size="block">
            {title}
          </Heading>
          {body === undefined ? null : (
            <Text as="div" tone="soft">
              {body}
            </Text>
          )}
        </div>
        {children}
      </Stack>
    </Surface>
  );
}
