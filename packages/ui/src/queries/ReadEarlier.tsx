import { formatMoment } from '@sorella/core/domain/moment';
import { fillText } from '@sorella/core/notices/notice';
import { connectivityTexts } from '@sorella/core/notices/texts/shell.texts';
import { Text } from '../primitives/Text.tsx';
import { useAtRest } from '../primitives/use-after-press.ts';

/** Props of {@link ReadEarlier}. */
export interface ReadEarlierProps {
  /** When it was read, in ms since 1970; undefined for what has just been read. */
  readonly cachedAt: number | undefined;
}

/** Says of what is shown that it could not be read again, and as of when it is. */
export function ReadEarlier({ cachedAt }: ReadEarlierProps) {
  const saidAt = useAtRest(cachedAt);
  if (saidAt === undefined) return null;
  return (
    <div role="status">
      <Text size="small" tone="soft">
        {fillText(connectivityTexts.fromCache, { time: formatMoment(saidAt) })}
      </Text>
    </div>
  );
}
