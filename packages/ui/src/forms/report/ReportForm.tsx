import { characterCount } from '@sorella/core/domain/character-count';
import { REPORT_REASONS, type ReportReason } from '@sorella/core/domain/entities/safety';
import { commonTexts } from '@sorella/core/notices/texts/common.texts';
import { safetyTexts } from '@sorella/core/notices/texts/safety.texts';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../primitives/Button.tsx';
import { Field } from '../../primitives/Field.tsx';
import { Inline } from '../../primitives/Inline.tsx';
import { RadioGroup } from '../../primitives/RadioGroup.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { Textarea } from '../../primitives/Textarea.tsx';
import { FormProblem, type FormProblemProps } from '../FormProblem.tsx';

/** Letters of a report's comment; the database holds the limit. */
const COMMENT_MAX_LENGTH = 1_000;

const reasons = REPORT_REASONS.map((value) => ({ value, label: safetyTexts.reasons[value] }));

/** What is chosen and typed, and not sent. */
export interface ReportDraft {
  /** Null until one is chosen. */
  readonly reason: ReportReason | null;
  readonly comment: string;
}

const BLANK: ReportDraft = { reason: null, comment: '' };

/** Props of {@link ReportForm}. */
export interface ReportFormProps {
  /** What was chosen and typed before, as the form begins. */
  readonly draft?: ReportDraft;
  readonly busy?: boolean;
  /** Why the last try came to nothing; what was written stays. */
  readonly problem?: FormProblemProps;
  readonly onSubmit: (details: { readonly reason: ReportReason; readonly comment: string | null }) => void;
  /** With every choice and letter: what stands in the form. */
  readonly onTyped?: (draft: ReportDraft) => void;
  readonly onCancel: () => void;
}

/** What happened, in one choice and her own words. */
export function ReportForm({
  draft = BLANK,
  busy = false,
  problem,
  onSubmit,
  onTyped,
  onCancel,
}: ReportFormProps) {
  const [typed, setTyped] = useState(draft);
  const { reason, comment } = typed;
  const [checked, setChecked] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const words = useRef<HTMLTextAreaElement>(null);
  const isTooLong = characterCount(comment) > COMMENT_MAX_LENGTH;

  const type = (change: Partial<ReportDraft>) => {
    const now = { ...typed, ...change };
    setTyped(now);
    onTyped?.(now);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setChecked(true);
    if (reason === null) first.current?.focus();
    else if (isTooLong) words.current?.focus();
    else onSubmit({ reason, comment: comment.trim() || null });
  };
  const missing = checked && reason === null;

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="5">
        {problem === undefined || busy ? null : <FormProblem {...problem} />}
        <RadioGroup
          ref={first}
          label={safetyTexts.reason}
          options={reasons}
          value={reason}
          onValueChange={(chosen) => type({ reason: chosen })}
          {...(missing && { error: safetyTexts.reasonMissing })}
        />
        <Field
          label={safetyTexts.comment}
          optional
          {...(checked && isTooLong && { error: safetyTexts.commentTooLong })}
        >
          {(control) => (
            <Textarea
              {...control}
              ref={words}
              rows={4}
              limit={COMMENT_MAX_LENGTH}
              value={comment}
              onValueChange={(words) => type({ comment: words })}
            />
          )}
        </Field>
        <Inline gap="3" justify="end">
          <Button variant="secondary" unavailable={busy} onPress={onCancel}>
            {commonTexts.cancel}
          </Button>
          <Button type="submit" busy={busy} busyLabel={safetyTexts.sending}>
            {safetyTexts.sendReport}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
