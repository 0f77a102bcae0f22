import { ChevronRight } from 'lucide';
import { type ReactNode, useId } from 'react';
import { Icon } from '../../art/icons/Icon.tsx';
import { Badge } from '../../primitives/Badge.tsx';
import { NavigationLink } from '../../primitives/navigation.tsx';
import * as css from './tools.css.ts';

/** One part of the admin's tools. */
export interface ToolSection {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  /** How many stand or wait there; null while that is not known. */
  readonly count: number | null;
  /** Something waits for a decision: the count is marked. */
  readonly waits?: boolean;
  /** Beside the count, such as the age of what waits longest. */
  readonly note?: string | null;
}

/** Props of {@link ToolSections}. */
export interface ToolSectionsProps {
  /** Sections, and what only stands between them. */
  readonly items: readonly (ToolSection | { readonly id: string; readonly card: ReactNode })[];
}

/** The admin's tools one below the other, in the written order: each leads to its own page. */
export function ToolSections({ items }: ToolSectionsProps) {
  return (
    <div className={css.sections}>
      {items.map((item) =>
        'card' in item ? <div key={item.id}>{item.card}</div> : <Section key={item.id} section={item} />,
      )}
    </div>
  );
}

function Section({ section: { href, title, count, waits = false, note = null } }: { section: ToolSection }) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <h3 className={css.sectionHead}>
        <NavigationLink href={href} className={css.sectionButton}>
          <span id={id} className={css.sectionTitle}>
            {title}
          </span>
          {count === null ? null : (
            <Badge tone={waits && count > 0 ? 'warn' : 'neutral'} className={css.count}>
              {count.toLocaleString('en-US')}
            </Badge>
          )}
          {note ? <span className={css.sectionNote}>{note}</span> : null}
          <Icon drawing={ChevronRight} size={20} className={css.chevron} />
        </NavigationLink>
      </h3>
    </section>
  );
}
