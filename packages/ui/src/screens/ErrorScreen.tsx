import { dataErrorCode } from '@sorella/core/data-port';
import { dataErrorNotice } from '@sorella/core/notices/data-error';
import { shellTexts } from '@sorella/core/notices/texts/shell.texts';
import { useEffect, useEffectEvent } from 'react';
import { ErrorState } from '../empty-states/ErrorState.tsx';
import { ButtonLink } from '../primitives/Button.tsx';
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

const PAGE_MISSING = {
  title: dataErrorNotice('network').title,
  description: shellTexts.pageMissing,
};

/** In place of a page that could not be loaded or drawn: what happened, and a way on. The rest of the page stands. */
export function ErrorScreen({ error, onRetry }: ErrorScreenProps) {
  const missingCode = isMissingCode(error);
  const code = dataErrorCode(error);
  const notice = missingCode ? PAGE_MISSING : dataErrorNotice(code);
  const retry = useEffectEvent(() => onRetry({ missingCode: true }));
  useEffect(() => {
    if (!missingCode) return undefined;
    // Nothing of the visitor's is on this page: it may come by itself once there is a network.
    const onOnline = () => retry();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [missingCode]);
  return (
    <Screen title={notice.title}>
      <ErrorState
        notice={notice}
        {...(missingCode && { advice: shellTexts.pageMissingAdvice })}
        headingLevel={1}
        {...(code === 'suspended'
          ? {
              action: (
                <ButtonLink href="/profile" variant="secondary">
                  {shellTexts.myProfile}
                </ButtonLink>
              ),
            }
          : { onRetry: () => onRetry({ missingCode }) })}
      />
    </Screen>
  );
}
