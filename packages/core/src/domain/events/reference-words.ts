import { fillText } from '../../notices/notice.ts';
import { confirmTexts } from '../../notices/texts/confirm.texts.ts';

/** What names her payment where she is told whom to ask about it; nothing where no reference is known. */
export const referenceWords = (reference: string | null): string =>
  reference === null ? '' : ` ${fillText(confirmTexts.cancelReference, { reference })}`;
