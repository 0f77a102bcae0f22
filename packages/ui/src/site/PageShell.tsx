import { shellTexts } from '@sorella/core/notices/texts/shell.texts';
import type { ReactNode, Ref } from 'react';
import * as styles from './page-shell.css.ts';

/** The id of the main landmark: where the skip link leads. */
export const mainId = 'content';

/** Props of PageShell. */
export interface PageShellProps {
  readonly header: ReactNode;
  readonly footer: ReactNode;
  /** Between header and page: the state of the connection. */
  readonly banner?: ReactNode;
  readonly children: ReactNode;
  /** The main landmark, to focus it after a route change. */
  readonly mainRef?: Ref<HTMLElement>;
}

/** What every page stands in: a way past the header, the header, the page itself, the footer. */
export function PageShell({ header, banner, footer, mainRef, children }: PageShellProps) {
  return (
    <div className={styles.root}>
      <a href={`#${mainId}`} className={styles.skip}>
        {shellTexts.skipToContent}
      </a>
      <div className={styles.top} data-page-top>
        {header}
        {banner}
      </div>
      <main ref={mainRef} id={mainId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer}
    </div>
  );
}
