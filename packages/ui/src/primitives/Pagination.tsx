import { fillText } from '@sorella/core/notices/notice';
import { eventsTexts } from '@sorella/core/notices/texts/events.texts';
import { ChevronLeft, ChevronRight } from 'lucide';
import { Icon } from '../art/icons/Icon.tsx';
import { cx } from '../styles/cx.ts';
import { Button } from './Button.tsx';
import { pageNumbers } from './page-numbers.ts';
import * as styles from './pagination.css.ts';

/** Props of Pagination. */
export interface PaginationProps {
  /** The page shown, from 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly onPageChange: (page: number) => void;
  readonly className?: string;
}

/** Previous, the numbers, Next. Draws nothing for a single page. */
export function Pagination({ page, pageCount, onPageChange, className }: PaginationProps) {
  if (pageCount <= 1) return null;
  const marks = pageNumbers(page, pageCount);
  return (
    <nav aria-label={eventsTexts.pagination} className={className}>
      <ul className={styles.list}>
        <li>
          <Button
            variant="quiet"
            size="small"
            icon={<Icon drawing={ChevronLeft} size={18} />}
            unavailable={page <= 1}
            onPress={() => onPageChange(page - 1)}
          >
            {eventsTexts.previous}
          </Button>
        </li>
        <li className={styles.numbers}>
          <ul className={cx(styles.list, styles.tight)}>
            {marks.map((mark, index) =>
              mark === 'gap' ? (
                <li key={`gap after ${marks[index - 1]}`} className={styles.gap}>
                  …
                </li>
              ) : (
                <li key={mark}>
                  <button
                    type="button"
                    className={styles.page}
                    aria-label={fillText(eventsTexts.page, { n: mark })}
                    aria-current={mark === page ? 'page' : undefined}
                    onClick={() => {
                      if (mark !== page) onPageChange(mark);
                    }}
                  >
                    {mark}
                  </button>
                </li>
              ),
            )}
          </ul>
        </li>
        <li>
          <Button
            variant="quiet"
            size="small"
            unavailable={page >= pageCount}
            onPress={() => onPageChange(page + 1)}
          >
            {eventsTexts.next}
            <Icon drawing={ChevronRight} size={18} />
          </Button>
        </li>
      </ul>
    </nav>
  );
}
