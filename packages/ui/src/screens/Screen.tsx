import { DEFAULT_BRAND } from '@sorella/core/domain/brand';
import { type ReactNode, use, useLayoutEffect } from 'react';
import { UnreadContext } from '../features/messages/unread.ts';
import { Container, type ContainerProps } from '../primitives/Container.tsx';
import { PageReadyContext } from '../runtime/page-ready.ts';
import { cx } from '../styles/cx.ts';
import { root } from './screen.css.ts';

/** Props of {@link Screen}. */
export interface ScreenProps {
  /** What the browser's tab says before the brand. */
  title: string;
  /** What search engines and link previews say of the page; a page without one is not meant for them. */
  description?: string;
  width?: ContainerProps['width'];
  className?: string;
  children: ReactNode;
}

/** What every screen stands in: the page's measure, its air, and its title, with how much is unread before it. */
export function Screen({ title, description, width = 'page', className, children }: ScreenProps) {
  const onReady = use(PageReadyContext);
  const unread = use(UnreadContext);
  useLayoutEffect(onReady, [onReady]);
  return (
    <Container width={width} className={cx(root, className)}>
      <title>{`${unread > 0 ? `(${unread}) ` : ''}${title} · ${DEFAULT_BRAND.name}`}</title>
      {description === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <meta name="description" content={description} />
      )}
      {children}
    </Container>
  );
}
