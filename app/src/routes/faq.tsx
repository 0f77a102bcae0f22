import { FaqScreen } from '@sorella/ui';
import { createFileRoute, useRouterState } from '@tanstack/react-router';

export const Route = createFileRoute('/faq')({ staticData: { isPublic: true }, component: Faq });

function Faq() {
  const navigate = Route.useNavigate();
  const hash = useRouterState({ select: ({ location }) => location.hash });
  return (
    <FaqScreen
      questionId={hash || undefined}
      onQuestionChange={(id) =>
        void navigate({ hash: id ?? '', replace: true, resetScroll: false, hashScrollIntoView: false })
      }
    />
  );
}
