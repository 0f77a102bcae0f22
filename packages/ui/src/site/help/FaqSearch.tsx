import { fillText } from '@sorella/core/notices/notice';
import { faqTexts } from '@sorella/core/notices/texts/contact.texts';
import { Search, X } from 'lucide';
import { useId } from 'react';
import { Icon } from '../../art/icons/Icon.tsx';
import { IconButton } from '../../primitives/IconButton.tsx';
import { TextInput } from '../../primitives/TextInput.tsx';
import { visuallyHidden } from '../../styles/visually-hidden.css.ts';
import * as css from './faq-search.css.ts';

/** Props of {@link FaqSearch}. */
export interface FaqSearchProps {
  readonly search: string;
  readonly onSearchChange: (search: string) => void;
  /** How many questions are shown. */
  readonly count: number;
}

/** The search box with the number of results, which is read out when it changes. */
export function FaqSearch({ search, onSearchChange, count }: FaqSearchProps) {
  const id = useId();
  return (
    <search className={css.root}>
      <div className={css.box}>
        <label htmlFor={id} className={visuallyHidden}>
          {faqTexts.searchLabel}
        </label>
        <Icon drawing={Search} size={20} className={css.symbol} />
        <TextInput
          id={id}
          type="search"
          placeholder={faqTexts.search}
          value={search}
          onValueChange={onSearchChange}
          autoComplete="off"
          enterKeyHint="search"
          className={css.input}
        />
        {search === '' ? null : (
          <span className={css.clear}>
            <IconButton
              label={faqTexts.clearSearch}
              onPress={() => {
                onSearchChange('');
                document.getElementById(id)?.focus();
              }}
            >
              <Icon drawing={X} size={20} />
            </IconButton>
          </span>
        )}
      </div>
      <p role="status" className={css.count}>
        {search.trim() === ''
          ? ''
          : count === 1
            ? faqTexts.oneResult
            : fillText(faqTexts.results, { n: count })}
      </p>
    </search>
  );
}
