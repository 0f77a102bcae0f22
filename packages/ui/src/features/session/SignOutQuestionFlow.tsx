import { useSyncExternalStore } from 'react';
import { LazyQuestion } from '../../dialogs/LazyQuestion.tsx';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { askedQuestionOf } from './asked-question.ts';

/** Asks before she signs out about what another page than the one that is open would lose. */
export function SignOutQuestionFlow() {
  const services = useAppServices();
  const asked = askedQuestionOf(services);
  const question = useSyncExternalStore(asked.subscribe, asked.get, asked.get);
  if (question === null) return null;
  return (
    <LazyQuestion
      {...question}
      open
      tone="danger"
      onConfirm={() => {
        asked.set(null);
        services.session.send({ type: 'session.end' });
      }}
      onCancel={() => asked.set(null)}
    />
  );
}
