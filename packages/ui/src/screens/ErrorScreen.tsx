import { dataErrorCode } from '@sorella/core/data-port';
import { dataErrorNotice } from '@sorella/core/notices';
import { ErrorState } from '../empty-states/ErrorState.tsx';
import { Screen } from './Screen.tsx';

/** Props of {@link ErrorScreen}. */
export interface ErrorScreenProps {
  /** Whatever was thrown while the page was loaded or drawn. */
  error: unknown;
  /** `missingCode`: only a page loaded anew asks for it again. */
  onRetry(details: { missingCode: boolean }): void;
}

/** Browsers and the bundler say in words of their own that code or its styles could not be fetched. */
const isMissingCode = (error: unknown) =>
  error instanceof Error &&
  /import(ing|ed)?\b.*modul|modul.*import|preload|failed to fetch/i.test(error.message);

/** In place of a page that could not be loaded or drawn: what happened, and a way on. The rest of the page stands. */
export function ErrorScreen({ error, onRetry }: ErrorScreenProps) {
  const missingCode = isMissingCode(error);
  const notice = dataErrorNotice(missingCode ? 'network' : dataErrorCode(error));
  return (
    <Screen title={notice.title}>
      <ErrorState notice={notice} headingLevel={1} onRetry={() => onRetry({ missingCode })} />
    </Screen>
  );
}
