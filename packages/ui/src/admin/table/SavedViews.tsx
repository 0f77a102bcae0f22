import { characterCount } from '@sorella/core/domain/character-count';
import { savedViewsTexts } from '@sorella/core/notices/texts/admin-tools.texts';
import { commonTexts } from '@sorella/core/notices/texts/common.texts';
import { useRef, useState } from 'react';
import { Button } from '../../primitives/Button.tsx';
import { Field } from '../../primitives/Field.tsx';
import { Select } from '../../primitives/Select.tsx';
import { TextInput } from '../../primitives/TextInput.tsx';
import { useKeptFocus } from '../../primitives/use-kept-focus.ts';
import { cx } from '../../styles/cx.ts';
import * as css from './table.css.ts';

/** Letters of a name; the database holds the limit. */
const NAME_LIMIT = 60;

/** Props of {@link SavedViews}. */
export interface SavedViewsProps {
  /** The names of the views that she keeps; null while they are read, and the row keeps its room. */
  readonly names: readonly string[] | null;
  /** The one that is shown as it was kept; null for any other. */
  readonly shown: string | null;
  /** The list stands as it opens by itself: there is nothing to keep. */
  readonly isUsual: boolean;
  /** A name under which the shown view is being kept, or that is being forgotten. */
  readonly saving: string | null;
  readonly onShow: (details: { readonly name: string }) => void;
  readonly onSave: (details: { readonly name: string }) => void;
  readonly onForget: (details: { readonly name: string }) => void;
}

function problemOf(name: string): string | null {
  if (name.trim() === '') return savedViewsTexts.nameMissing;
  return characterCount(name.trim()) > NAME_LIMIT ? savedViewsTexts.nameTooLong : null;
}

/** Views of a list that an organizer keeps for herself: shown, kept under a name, forgotten. */
export function SavedViews({ names, shown, isUsual, saving, onShow, onSave, onForget }: SavedViewsProps) {
  const root = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const [name, setName] = useState<string | null>(null);
  const [checked, setChecked] = useState(false);
  const [wasSaving, setWasSaving] = useState(false);
  useKeptFocus({
    part: () => root.current,
    next: () => box.current ?? root.current?.querySelector('button, select'),
  });
  if (names === null)
    return isUsual ? null : (
      <div ref={root} className={cx(css.views, css.unseen)}>
        <Button size="small" variant="quiet" className={css.viewPress} unavailable>
          {savedViewsTexts.save}
        </Button>
      </div>
    );
  const problem = checked && name !== null ? problemOf(name) : null;
  const save = () => {
    setChecked(true);
    if (name === null || problemOf(name) !== null) {
      box.current?.focus();
      return;
    }
    onSave({ name: name.trim() });
  };
  // What was typed stands until it is kept.
  const isSaving = saving !== null;
  if (isSaving !== wasSaving) {
    setWasSaving(isSaving);
    if (!isSaving && name !== null && names.includes(name.trim())) {
      setName(null);
      setChecked(false);
    }
  }
  if (name !== null)
    return (
      <div ref={root} className={cx(css.views, css.naming)}>
        <Field
          label={savedViewsTexts.name}
          hint={savedViewsTexts.nameHint}
          className={css.search}
          {...(problem !== null && { error: problem })}
        >
          {(control) => <TextInput {...control} ref={box} value={name} onValueChange={setName} />}
        </Field>
        <Button
          size="small"
          variant="secondary"
          busy={isSaving}
          busyLabel={savedViewsTexts.saving}
          onPress={save}
        >
          {savedViewsTexts.confirm}
        </Button>
        <Button size="small" variant="quiet" onPress={() => setName(null)}>
          {commonTexts.cancel}
        </Button>
      </div>
    );
  return (
    <div ref={root} className={css.views}>
      {names.length === 0 ? null : (
        <Field label={savedViewsTexts.label} className={css.filter}>
          {(control) => (
            <Select
              {...control}
              value={shown ?? ''}
              options={[
                { value: '', label: savedViewsTexts.none },
                ...names.map((one) => ({ value: one, label: one })),
              ]}
              onValueChange={(next) => onShow({ name: next })}
            />
          )}
        </Field>
      )}
      {shown !== null ? (
        <Button
          size="small"
          variant="quiet"
          className={css.viewPress}
          busy={isSaving}
          busyLabel={savedViewsTexts.saving}
          onPress={() => onForget({ name: shown })}
        >
          {savedViewsTexts.forget}
        </Button>
      ) : isUsual ? null : (
        <Button
          size="small"
          variant="quiet"
          className={css.viewPress}
          unavailable={isSaving}
          onPress={() => setName('')}
        >
          {savedViewsTexts.save}
        </Button>
      )}
    </div>
  );
}
