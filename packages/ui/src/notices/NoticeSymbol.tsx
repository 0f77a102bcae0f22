import type { NoticeTone } from '@sorella/core/notices/notice';
import { Check, CircleAlert, Info, TriangleAlert } from 'lucide';
import { Icon } from '../art/icons/Icon.tsx';
import { cx } from '../styles/cx.ts';
import * as styles from './notice-card.css.ts';

const icons = { success: Check, info: Info, warning: TriangleAlert, error: CircleAlert } as const;

/** The tone of a notice as a drawing; the words say it too. */
export function NoticeSymbol({ tone }: { readonly tone: NoticeTone }) {
  return (
    <span aria-hidden="true" className={cx(styles.symbol, styles.tone[tone])}>
      <Icon drawing={icons[tone]} size={19} strokeWidth={2.25} />
    </span>
  );
}
