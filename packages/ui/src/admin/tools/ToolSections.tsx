import { ChevronDown } from 'lucide';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../../art/icons/Icon.tsx';
import { Badge } from '../../primitives/Badge.tsx';
import { cx } from '../../styles/cx.ts';
import * as css from './tools.css.ts';

/** One part of the admin's tools. */
export interface ToolSection {
  /** Its word in the address. */
  readonly id: string;
  readonly title: string;
  /** How many stand or wait there; null while that is not known. */
  readonly count: number | null;
  /** Something waits for a decision: the count is marked. */
  readonly waits?: boolean;
  /** Beside the count, such as the age of what waits longest. */
  readonly note?: string | null;
  /** Drawn while it is open. */
  readonly content: () => ReactNode;
}

/** Props of {@link ToolSections}. */
export interface ToolSectionsProps {
  /** Sections, and what only stands between them. */
  readonly items: readonly (ToolSection | { readonly id: string; readonly card: ReactNode })[];
  /** The open section; one at a time, so that the page stays short. */
  readonly open: string | null;
  readonly onOpenChange: (id: string | null) => void;
}

/** The admin's tools one below the other, in the written order. */
export function ToolSections({ items, open, onOpenChange }: ToolSectionsProps) {
  return (
    <div className={css.sections}>
      {items.map((item) =>
        'card' in item ? (
          <div key={item.id}>{item.card}</div>
        ) : (
          <Section
            key={item.id}
            section={item}
            open={item.id === open}
            onToggle={() => onOpenChange(item.id === open ? null : item.id)}
          />
        ),
      )}
    </div>
  );
}

function Section({ section, open, onToggle }: { section: ToolSection; open: boolean; onToggle: () => void }) {
  const id = useId();
  const { title, count, waits = false, note = null, content } = section;
  const root = useRef<HTMLElement>(null);
  // What an address or a press opened is in sight, also where a longer section above has just closed.
  useEffect(() => {
    if (open) root.current?.scrollIntoView({ block: 'start' });
  }, [open]);
  return (
    <section ref={root} className={css.section} aria-labelledby={`${id}-title`}>
      <h3 className={css.sectionHead}>
        <button
          type="button"
          className={css.sectionButton}
          aria-expanded={open}
          aria-controls={`${id}-panel`}
          onClick={onToggle}
        >
          <span id={`${id}-title`} className={css.sectionTitle}>
            {title}
          </span>
          {count === null ? null : (
            <Badge tone={waits && count > 0 ? 'butter' : 'neutral'} className={css.count}>
              {count.toLocaleString('en-US')}
            </Badge>
          )}
          {note ? <span className={css.sectionNote}>{note}</span> : null}
          <Icon drawing={ChevronDown} size={20} className={cx(css.chevron, open && css.chevronOpen)} />
        </button>
      </h3>
      <div id={`${id}-panel`} hidden={!open} className={css.panel}>
        {open ? content() : null}
      </div>
    </section>
  );
}
