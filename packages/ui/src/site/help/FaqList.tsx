import { Accordion } from '@ark-ui/react/accordion';
import type { FaqEntry } from '@sorella/core/content';
import { ChevronDown } from 'lucide';
import { Icon } from '../../art/icons/Icon.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { FaqAnswer } from './FaqAnswer.tsx';
import * as css from './faq-list.css.ts';
import { Marked } from './Marked.tsx';

/** Props of {@link FaqList}. */
export interface FaqListProps {
  /** What was found, in its order; entries of one category stand together. */
  readonly entries: readonly FaqEntry[];
  /** The one that is open, or none. */
  readonly openId: string | null;
  /** What was searched for, to mark it. */
  readonly search: string;
  readonly onOpenChange: (id: string | null) => void;
}

/** The questions in their groups; one at most is open, and a second press closes it. */
export function FaqList({ entries, openId, search, onOpenChange }: FaqListProps) {
  const groups = [...new Set(entries.map(({ category }) => category))];
  return (
    <Accordion.Root
      collapsible
      value={openId === null ? [] : [openId]}
      onValueChange={({ value }) => onOpenChange(value[0] ?? null)}
      className={css.root}
    >
      {groups.map((group) => (
        <section key={group} aria-label={group} className={css.group}>
          <Heading level={2} size="card" className={css.groupTitle}>
            {group}
          </Heading>
          <div>
            {entries
              .filter(({ category }) => category === group)
              .map(({ id, question, answer }) => (
                <Accordion.Item key={id} value={id} id={id} className={css.item}>
                  <h3>
                    <Accordion.ItemTrigger className={css.trigger}>
                      <span>
                        <Marked text={question} search={search} />
                      </span>
                      {/* Of its own accord a block, which may not stand in a button. */}
                      <Accordion.ItemIndicator asChild className={css.indicator}>
                        <span>
                          <Icon drawing={ChevronDown} size={22} />
                        </span>
                      </Accordion.ItemIndicator>
                    </Accordion.ItemTrigger>
                  </h3>
                  <FaqAnswer id={id}>
                    <p className={css.answer}>
                      <Marked text={answer} search={search} />
                    </p>
                  </FaqAnswer>
                </Accordion.Item>
              ))}
          </div>
        </section>
      ))}
    </Accordion.Root>
  );
}
