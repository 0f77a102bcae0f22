import { DEFAULT_BRAND } from '@sorella/core/domain';
import { type ReactNode, use, useLayoutEffect } from 'react';
import { PageReadyContext } from '../flows/runtime/page-ready.ts';
import { Container, type ContainerProps } from '../primitives/Container.tsx';
import { root } from './screen.css.ts';

/** Props of {@link Screen}. */
export interface ScreenProps {
  /** What the browser's tab says before the brand. */
  title: string;
  width?: ContainerProps['width'];
  children: ReactNode;
}

/** What every screen stands in: the page's measure, its air, and its title. */
export function Screen({ title, width = 'page', children }: ScreenProps) {
  const onReady = use(PageReadyContext);
  useLayoutEffect(onReady, [onReady]);
  return (
    <Container width={width} className={root}>
      <title>{`${title} · ${DEFAULT_BRAND.name}`}</title>
      {children}
    </Container>
  );
}
