import { fillText } from '@sorella/core/notices/notice';
import { pastWaitingTexts } from '@sorella/core/notices/texts/admin-tools.texts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../primitives/Button.tsx';
import { StatusNote } from '../../primitives/StatusNote.tsx';
import { buttons } from '../table/table.css.ts';

/** Props of {@link PastWaiting}. */
export interface PastWaitingProps {
  /** How many wait for events that are over; nothing is drawn for 0. */
  readonly count: number;
  /** They are what is listed now. */
  readonly isShown: boolean;
  readonly onShownChange: (isShown: boolean) => void;
  readonly closing: boolean;
  readonly onClose: () => void;
}

/** What waits for events that are over stands apart from a queue: to look at, or to close with one press. */
export function PastWaiting({ count, isShown, onShownChange, closing, onClose }: PastWaitingProps) {
  const [asking, setAsking] = useState(false);
  const safe = useRef<HTMLButtonElement>(null);
  // It stands where the pressed button stood.
  useEffect(() => {
    if (asking) safe.current?.focus();
  }, [asking]);
  if (count === 0) return null;
  if (asking && !closing)
    return (
      <StatusNote
        tone="warn"
        role="alert"
        title={count === 1 ? pastWaitingTexts.questionOne : fillText(pastWaitingTexts.question, { n: count })}
        actions={
          <span className={buttons}>
            <Button ref={safe} size="small" variant="secondary" onPress={() => setAsking(false)}>
              {pastWaitingTexts.notYet}
            </Button>
            <Button
              size="small"
              onPress={() => {
                setAsking(false);
                onClose();
              }}
            >
              {fillText(pastWaitingTexts.confirm, { n: count })}
            </Button>
          </span>
        }
      >
        {pastWaitingTexts.questionBody}
      </StatusNote>
    );
  return (
    <StatusNote
      tone="info"
      title={count === 1 ? pastWaitingTexts.one : fillText(pastWaitingTexts.many, { n: count })}
      actions={
        <span className={buttons}>
          <Button size="small" variant="secondary" onPress={() => onShownChange(!isShown)}>
            {isShown ? pastWaitingTexts.back : pastWaitingTexts.show}
          </Button>
          <Button size="small" variant="secondary" busy={closing} onPress={() => setAsking(true)}>
            {closing ? pastWaitingTexts.closing : pastWaitingTexts.close}
          </Button>
        </span>
      }
    />
  );
}
