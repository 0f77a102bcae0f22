import { LegalPage, type LegalPageProps } from '../site/legal/LegalPage.tsx';
import { Screen } from './Screen.tsx';

/** One of the four legal pages. */
export function LegalScreen(props: LegalPageProps) {
  return (
    <Screen title={props.document.title} description={props.document.summary}>
      <LegalPage {...props} />
    </Screen>
  );
}
