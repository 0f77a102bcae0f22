export { Badge, type BadgeProps } from './primitives/Badge.tsx';
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './primitives/Button.tsx';
export { Container, type ContainerProps } from './primitives/Container.tsx';
export { Grid, type GridProps } from './primitives/Grid.tsx';
export { Heading, type HeadingProps } from './primitives/Heading.tsx';
export { Inline, type InlineProps } from './primitives/Inline.tsx';
export { Spinner } from './primitives/Spinner.tsx';
export { Stack, type StackProps } from './primitives/Stack.tsx';
export { Text, type TextProps } from './primitives/Text.tsx';
export { VisuallyHidden } from './primitives/VisuallyHidden.tsx';
export {
  type LinkComponent,
  type LinkProps,
  NavigationLink,
  NavigationProvider,
} from './site/navigation.tsx';
export { type Block, blocks, type ColorName, media, vars } from './tokens/index.ts';
