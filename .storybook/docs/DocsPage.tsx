import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { useThemeOf } from '../atlas/use-theme.ts';
import { frameThemes } from '../look/frame-theme.ts';

/** A page of docs in the theme that the toolbar says: its components have the ink of that theme. */
export function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  const { children, ...rest } = props;
  return (
    <DocsContainer {...rest} theme={frameThemes[useThemeOf(props.context)]}>
      <main>{children}</main>
    </DocsContainer>
  );
}
