import { SignUpScreen } from '@sorella/ui';
import { createFileRoute, useRouter, useRouterState } from '@tanstack/react-router';

export const Route = createFileRoute('/signup')({ staticData: { isPublic: true }, component: SignUp });

function SignUp() {
  const router = useRouter();
  const isOpen = useRouterState({ select: ({ location }) => location.state.isSecondStep === true });
  return (
    <SignUpScreen
      secondStep={{
        isOpen,
        onOpen: () =>
          void router.navigate({
            to: '/signup',
            state: (state) => ({ ...state, isSecondStep: true }),
            resetScroll: false,
          }),
        onLeave: () => router.history.back(),
      }}
    />
  );
}
