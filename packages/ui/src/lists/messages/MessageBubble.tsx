import { textPartsOf } from '@sorella/core/domain/messages/links';
import type { ThreadRow } from '@sorella/core/domain/messages/thread';
import { fillText } from '@sorella/core/notices/notice';
import { messagesTexts } from '@sorella/core/notices/texts/messages.texts';
import { safetyTexts } from '@sorella/core/notices/texts/safety.texts';
import { CircleAlert, Flag } from 'lucide';
import { Icon } from '../../art/icons/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { cx } from '../../styles/cx.ts';
import * as css from './message-bubble.css.ts';

/** Props of {@link MessageBubble}. */
export interface MessageBubbleProps {
  readonly message: Extract<ThreadRow, { kind: 'message' }>;
  /** Who wrote it, for those who hear it. */
  readonly author: string;
  readonly onRetry?: () => void;
  readonly onDiscard?: () => void;
  /** Offered on what somebody else wrote. */
  readonly onReport?: () => void;
  /** Tab reaches its report; of a whole thread one is enough, the arrow keys reach the others. */
  readonly isTabStop?: boolean;
}

/** Letters of a message that name it. */
const NAMED_BY = 40;

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** Words as they were written, with addresses that lead somewhere; never markup. */
function Content({ content }: { readonly content: string }) {
  let place = 0;
  return textPartsOf(content).map((part) => {
    place += part.text.length;
    return part.kind === 'text' ? (
      part.text
    ) : (
      <a key={place} className={css.link} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
        {part.text}
      </a>
    );
  });
}

/** One message: whose it is by its side and colour, when by the last of its group, and how far it came. */
export function MessageBubble({
  message,
  author,
  onRetry,
  onDiscard,
  onReport,
  isTabStop = false,
}: MessageBubbleProps) {
  const { content, own, at, first, last, progress } = message;
  const isFailed = progress === 'failed';
  const isReportable = !own && onReport !== undefined;
  return (
    <div className={cx(css.root, own ? css.own : css.theirs, first && css.first)}>
      <div className={cx(css.line, isReportable && css.reportable)} {...(isReportable && { tabIndex: -1 })}>
        <div
          className={cx(
            css.bubble,
            own ? css.ownBubble : css.theirBubble,
            last && (own ? css.ownLast : css.theirLast),
            isFailed && css.failed,
          )}
        >
          {author === '' ? null : <VisuallyHidden>{author}: </VisuallyHidden>}
          <Content content={content} />
        </div>
        {isReportable ? (
          <button
            type="button"
            data-report
            className={cx(css.report, last && css.reportShown)}
            tabIndex={isTabStop ? 0 : -1}
            aria-haspopup="dialog"
            aria-label={fillText(safetyTexts.reportMessageSaying, { content: content.slice(0, NAMED_BY) })}
            title={safetyTexts.reportMessage}
            onClick={onReport}
          >
            <Icon drawing={Flag} size={16} />
          </button>
        ) : null}
      </div>
      {isFailed ? (
        <div className={css.below}>
          <span className={css.notSent}>
            <Icon drawing={CircleAlert} size={15} strokeWidth={2.25} />
            {messagesTexts.notSent}
          </span>
          <button type="button" className={css.act} onClick={onRetry}>
            {messagesTexts.retryMessage}
          </button>
          <button type="button" className={css.act} onClick={onDiscard}>
            {messagesTexts.discard}
          </button>
        </div>
      ) : last || progress === 'read' ? (
        <div className={css.below}>
          <time dateTime={new Date(at).toISOString()}>{clock.format(at)}</time>
          {progress === 'sending' ? <span>{messagesTexts.sending}</span> : null}
          {progress === 'read' ? <span>{messagesTexts.read}</span> : null}
        </div>
      ) : null}
    </div>
  );
}
