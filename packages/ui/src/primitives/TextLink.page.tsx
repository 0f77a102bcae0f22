import { expect, fn } from 'storybook/test';
import { componentPage } from '../../../../.storybook/docs/components/component-page.ts';
import { Button, ButtonLink } from './Button.tsx';
import { Text } from './Text.tsx';
import { TextLink } from './TextLink.tsx';
import { textLinkVariants } from './text-link.css.ts';

const onFollow = fn();

/** What is said of TextLink. */
export const page = componentPage({
  component: TextLink,
  purpose: 'Words that lead somewhere: another page, a part of this one, a file.',
  instead: [
    [ButtonLink, 'it is the main way on from here'],
    [Button, 'it does something instead of leading somewhere'],
  ],
  keys: {
    example: () => (
      <TextLink href="#faq" onFollow={onFollow}>
        Questions and answers
      </TextLink>
    ),
    rows: [
      {
        keys: ['Tab'],
        does: 'Moves the focus to it.',
        proof: ({ focused }) => expect(focused).toHaveRole('link'),
      },
      {
        keys: ['Enter'],
        does: 'Follows it.',
        proof: () => expect(onFollow).toHaveBeenCalledTimes(1),
      },
    ],
  },
  matrix: {
    args: { href: '#faq', children: 'Questions and answers' },
    rows: { variant: textLinkVariants },
    states: {},
  },
  pairs: [
    {
      good: (
        <Text>
          Read our <TextLink href="#terms">Terms</TextLink> first.
        </Text>
      ),
      bad: (
        <Text>
          To read our Terms click <TextLink href="#terms">here</TextLink>.
        </Text>
      ),
      because: 'A screen reader lists links alone: each says where it leads.',
    },
  ],
});
