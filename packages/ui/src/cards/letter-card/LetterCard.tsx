import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Heading, type HeadingProps } from '../../primitives/Heading.tsx';
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
  /** Its heading, which is the page's unless told otherwise. */
  readonly title: string;
  /** One or two sentences. */
  readonly body?: ReactNode;
  /** What there is to do: a form, buttons. */
  readonly children?: ReactNode;
  /** The level in the page's outline. Default 1. */
  readonly headingLevel?: HeadingProps['level'];
}

/**
 * The one card of a small page about a letter: a picture, a heading, a few words that are read out when they change.
 * When what the visitor pressed in it is gone with the change, the focus goes to the heading, not to the top
 * of the page.
 */
export function LetterCard({ drawing, ground, title, body, headingLevel = 1, children }: LetterCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const pressed = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const isGone = pressed.current?.isConnected === false && document.activeElement === document.body;
    if (isGone) heading.current?.focus();
  });
  return (
    <Surface padding="none" className={css.root}>
      <Surface ground={ground} padding="none" className={css.picture}>
        {drawing}
      </Surface>
      <Stack gap="6" className={css.inside}>
        <div aria-live="polite" className={css.words}>
          <Heading ref={heading} level={headingLevel} size="block" tabIndex={-1} className={css.title}>
            {title}
          </Heading>
          {body === undefined ? null : (
            <Text as="div" tone="soft">
              {body}
            </Text>
          )}
        </div>
        {children ? (
          <div
            onFocus={({ target }) => {
              pressed.current = target;
            }}
          >
            {children}
          </div>
        ) : null}
      </Stack>
    </Surface>
  );
}
