import { useState, useSyncExternalStore } from 'react';
import { LazyQuestion } from '../../dialogs/LazyQuestion.tsx';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { askedQuestionOf } from './asked-question.ts';

/** Asks before she signs out about what another page than the one that is open would lose. */
export function SignOutQuestionFlow() {
  const services = useAppServices();
  const asked = askedQuestionOf(services);
  const question = useSyncExternalStore(asked.subscribe, asked.get, asked.get);
  // It is drawn while it closes, and gives the focus back to the button that asked.
  const [last, setLast] = useState(question);
  if (question !== null && question !== last) setLast(question);
  if (last === null) return null;
  return (
    <LazyQuestion
      {...last}
      open={question !== null}
      tone="danger"
      onConfirm={() => {
        asked.set(null);
        services.session.send({ type: 'session.end' });
      }}
      onCancel={() => asked.set(null)}
    />
  );
}
