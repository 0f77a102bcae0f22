import { dataErrorNotice } from '@sorella/core/notices/data-error';
import { ErrorState } from '../empty-states/ErrorState.tsx';

/** Stands where a part of a page comes that could not be loaded. */
export const MissingPart = () => (
  <ErrorState notice={dataErrorNotice('network')} headingLevel={2} onRetry={() => window.location.reload()} />
);
