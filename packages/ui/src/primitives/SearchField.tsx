import { Search } from 'lucide';
import { type Ref, useEffect, useEffectEvent, useId, useState } from 'react';
import { Icon } from '../art/icons/Icon.tsx';
import { cx } from '../styles/cx.ts';
import { label as labelStyle } from './field.css.ts';
import * as css from './search-field.css.ts';
import { TextInput } from './TextInput.tsx';

/** Milliseconds without a key after which what was typed is searched for. */
const TYPING_MS = 300;

/** Letters of a hint that stays in a narrow field, too. */
const SHORT_HINT = 24;

/** As many letters as count. */
const MAX_LENGTH = 100;

/** Props of {@link SearchField}. */
export interface SearchFieldProps {
  readonly label: string;
  /** What to type. */
  readonly placeholder: string;
  /** On a phone the placeholder alone is seen; the label stays for screen readers. */
  readonly compactLabel?: boolean;
  /** Where the field is narrow the placeholder stands above it, in as many lines as it needs. */
  readonly narrowHint?: boolean;
  /** What is searched for now. */
  readonly value: string;
  /** Trimmed; after a pause in typing, or at once with Enter. */
  readonly onValueChange: (value: string, details: { typing: boolean }) => void;
  readonly className?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** Words to search for. What is typed stands at once, what is searched for follows. */
export function SearchField({
  label,
  placeholder,
  compactLabel = false,
  narrowHint = false,
  value,
  onValueChange,
  className,
  ref,
}: SearchFieldProps) {
  const id = useId();
  const hinted = css.hinted[placeholder.length <= SHORT_HINT ? 'short' : 'long'];
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  /** What was given away and has not come back: on a slow device the next letters are typed before it does. */
  const [given, setGiven] = useState<readonly string[]>([]);
  if (value !== known) {
    setKnown(value);
    const at = given.indexOf(value);
    setGiven(at < 0 ? [] : given.slice(at + 1));
    // Emptied, or led elsewhere by the address.
    if (at < 0 && typed.trim() !== value) setTyped(value);
  }
  const wanted = typed.trim();
  const give = (typing: boolean) => {
    if (wanted === value) return;
    if (given.at(-1) !== wanted) setGiven([...given, wanted]);
    onValueChange(wanted, { typing });
  };
  const hand = useEffectEvent(give);
  useEffect(() => {
    if (wanted === value) return undefined;
    const timer = setTimeout(() => hand(true), TYPING_MS);
    return () => clearTimeout(timer);
  }, [wanted, value]);
  return (
    <div className={cx(css.root, narrowHint && css.measured, className)}>
      <label htmlFor={id} className={cx(labelStyle, compactLabel && css.compactLabel)}>
        {label}
      </label>
      {narrowHint ? (
        <span aria-hidden="true" className={cx(css.hint, hinted.above)}>
          {placeholder}
        </span>
      ) : null}
      <div className={css.box}>
        <Icon drawing={Search} size={20} className={css.icon} />
        <TextInput
          {...(ref && { ref })}
          id={id}
          type="search"
          className={cx(css.input, narrowHint && hinted.input)}
          placeholder={placeholder}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onValueChange={setTyped}
          onKeyDown={(key) => {
            if (key.key === 'Enter') give(false);
          }}
        />
      </div>
    </div>
  );
}
