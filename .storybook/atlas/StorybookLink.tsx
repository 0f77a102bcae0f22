import { DocsContext } from '@storybook/addon-docs/blocks';
import { type MouseEvent, type ReactNode, use } from 'react';
import { NAVIGATE_URL, SELECT_STORY } from 'storybook/internal/core-events';
import { addressOf } from './addresses.ts';
import type { IndexEntry } from './story-index.ts';

const opensElsewhere = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  altKey || ctrlKey || metaKey || shiftKey;

/** What the link leads to, and what it looks like. */
export interface StorybookLinkProps {
  entry: Pick<IndexEntry, 'type' | 'id'>;
  /** What stands after the `#` of the address. */
  hash?: string;
  className?: string;
  children: ReactNode;
}

/** Leads to a story or page. Storybook goes there without loading anew, so that the toolbar's theme stays. */
export function StorybookLink({ entry, hash, className, children }: StorybookLinkProps) {
  const { channel } = use(DocsContext);
  return (
    <a
      className={className}
      href={`${addressOf(entry.type, entry.id)}${hash === undefined ? '' : `#${hash}`}`}
      onClick={(event) => {
        // Alone, without Storybook around it, nobody would hear the message.
        if (opensElsewhere(event) || window.parent === window) return;
        event.preventDefault();
        if (hash === undefined) channel.emit(SELECT_STORY, { storyId: entry.id });
        else channel.emit(NAVIGATE_URL, `/${entry.type}/${entry.id}#${hash}`, { plain: false });
      }}
    >
      {children}
    </a>
  );
}
