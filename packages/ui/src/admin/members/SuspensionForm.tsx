import { characterCount } from '@sorella/core/domain/character-count';
import type { MemberStory } from '@sorella/core/domain/entities/member-story';
import { formatDateTime } from '@sorella/core/domain/events/event-time';
import { fullName } from '@sorella/core/domain/profile/names';
import { fillText } from '@sorella/core/notices/notice';
import { memberRecordTexts } from '@sorella/core/notices/texts/member-record.texts';
import { useRef, useState } from 'react';
import { readerZone } from '../../browser/reader-zone.ts';
import { Button } from '../../primitives/Button.tsx';
import { Field } from '../../primitives/Field.tsx';
import { Select } from '../../primitives/Select.tsx';
import { StatusNote } from '../../primitives/StatusNote.tsx';
import { Text } from '../../primitives/Text.tsx';
import { Textarea } from '../../primitives/Textarea.tsx';
import * as css from './member-record.css.ts';

/** Letters of a reason; the database holds the limit. */
const REASON_LIMIT = 500;

const DURATIONS = [
  { value: '7', label: memberRecordTexts.week },
  { value: '30', label: memberRecordTexts.thirtyDays },
  { value: '90', label: memberRecordTexts.ninetyDays },
  { value: '365', label: memberRecordTexts.year },
] as const;

/** What is chosen and typed, and not saved. */
export interface SuspensionDraft {
  /** How many, as the form offers them; others are not taken. */
  readonly days: string;
  readonly reason: string;
}

/** Props of {@link SuspensionForm}. */
export interface SuspensionFormProps {
  /** The one that holds now; null without. */
  readonly suspension: MemberStory['suspension'];
  /** What was chosen and typed before, as the form begins. */
  readonly draft?: Partial<SuspensionDraft> | undefined;
  /** Which of the two is under way. */
  readonly busy: 'suspending' | 'reinstating' | null;
  /** With every choice and letter: what stands in the field. */
  readonly onTyped: (typed: Partial<SuspensionDraft>) => void;
  /** The reason is trimmed and never empty. */
  readonly onSuspend: (details: { readonly days: number; readonly reason: string }) => void;
  readonly onReinstate: () => void;
}

/** Suspends a member for a while with a reason that she reads, or ends it before. */
export function SuspensionForm({
  suspension,
  draft,
  busy,
  onTyped,
  onSuspend,
  onReinstate,
}: SuspensionFormProps) {
  const [days, setDays] = useState<string>(
    () => (DURATIONS.find(({ value }) => value === draft?.days) ?? DURATIONS[1]).value,
  );
  const [reason, setReason] = useState(draft?.reason ?? '');
  const [checked, setChecked] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  // What was said of one suspension is not said of the next.
  if (suspension && (reason !== '' || checked)) {
    setReason('');
    setChecked(false);
  }
  if (suspension)
    return (
      <StatusNote
        tone="warn"
        title={fillText(memberRecordTexts.suspendedUntil, {
          date: formatDateTime(suspension.until, readerZone()) ?? '',
        })}
        actions={
          <Button
            size="small"
            variant="secondary"
            busy={busy === 'reinstating'}
            busyLabel={memberRecordTexts.reinstating}
            onPress={onReinstate}
          >
            {memberRecordTexts.reinstate}
          </Button>
        }
      >
        {fillText(memberRecordTexts.suspendedBy, {
          name: suspension.by ? fullName(suspension.by) : memberRecordTexts.somebody,
          reason: suspension.reason,
        })}
      </StatusNote>
    );
  const isMissing = reason.trim() === '';
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (busy !== null) return;
        if (isMissing || characterCount(reason) > REASON_LIMIT) box.current?.focus();
        else onSuspend({ days: Number(days), reason: reason.trim() });
      }}
    >
      <Text size="small" tone="soft">
        {memberRecordTexts.suspendHint}
      </Text>
      <Field label={memberRecordTexts.howLong} className={css.field}>
        {(control) => (
          <Select
            {...control}
            value={days}
            options={DURATIONS}
            onValueChange={(chosen) => {
              setDays(chosen);
              onTyped({ days: chosen });
            }}
          />
        )}
      </Field>
      <Field
        label={memberRecordTexts.reason}
        className={css.field}
        {...(checked && isMissing && { error: memberRecordTexts.reasonMissing })}
      >
        {(control) => (
          <Textarea
            {...control}
            ref={box}
            rows={2}
            value={reason}
            limit={REASON_LIMIT}
            onValueChange={(words) => {
              setReason(words);
              onTyped({ reason: words });
            }}
          />
        )}
      </Field>
      <Button
        type="submit"
        size="small"
        variant="danger"
        busy={busy === 'suspending'}
        busyLabel={memberRecordTexts.suspending}
      >
        {memberRecordTexts.suspend}
      </Button>
    </form>
  );
}
