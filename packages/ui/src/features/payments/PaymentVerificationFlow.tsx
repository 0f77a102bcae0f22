import type { PaymentSession } from '@sorella/core/domain/payments/payment-session';
import {
  type PaymentPurpose,
  type PaymentVerificationView,
  viewOf,
} from '@sorella/core/machines/payment-verification';
import { commonTexts } from '@sorella/core/notices/texts/common.texts';
import {
  bookingSuccessTexts,
  paymentCheckTexts,
  subscriptionSuccessTexts,
} from '@sorella/core/notices/texts/payments.texts';
import { type ReactNode, useEffect, useRef } from 'react';
import { AllDoneDrawing } from '../../art/drawings/AllDoneDrawing.tsx';
import { FreeSeatDrawing } from '../../art/drawings/FreeSeatDrawing.tsx';
import { GapDrawing } from '../../art/drawings/GapDrawing.tsx';
import { KeyDrawing } from '../../art/drawings/KeyDrawing.tsx';
import { BookingReceipt } from '../../cards/booking-receipt/BookingReceipt.tsx';
import { LetterCard, type LetterCardProps } from '../../cards/letter-card/LetterCard.tsx';
import { Button, ButtonLink } from '../../primitives/Button.tsx';
import { Inline } from '../../primitives/Inline.tsx';
import { Spinner } from '../../primitives/Spinner.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { useApplicationsRefresh } from '../../queries/use-refresh.ts';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { useNavigate } from '../../runtime/navigation.tsx';
import { useLazyActor } from '../../runtime/use-lazy-actor.ts';
import { useSession } from '../session/index.ts';
import { verificationOf } from './verification.ts';

/** Props of {@link PaymentVerificationFlow}. */
export interface PaymentVerificationFlowProps {
  readonly purpose: PaymentPurpose;
  /** What the page was opened with; null when its address names no payment. */
  readonly payment: PaymentSession | null;
}

type Card = Omit<LetterCardProps, 'children'>;

const verifying = (words: string): ReactNode => (
  <Inline gap="2">
    <Spinner /> {words}
  </Inline>
);

const unanswered: Card = {
  drawing: <GapDrawing />,
  ground: 'lilac',
  title: paymentCheckTexts.unansweredTitle,
  body: paymentCheckTexts.unansweredBody,
};
const unauthenticated: Card = {
  drawing: <KeyDrawing />,
  ground: 'lilac',
  title: paymentCheckTexts.signedOutTitle,
  body: paymentCheckTexts.signedOutBody,
};

const CARDS: Record<PaymentPurpose, Record<PaymentVerificationView, Card>> = {
  subscription: {
    verifying: {
      drawing: <FreeSeatDrawing />,
      ground: 'butter',
      title: subscriptionSuccessTexts.verifying,
      body: verifying(subscriptionSuccessTexts.verifyingBody),
    },
    confirmed: {
      drawing: <AllDoneDrawing />,
      ground: 'pistachio',
      title: subscriptionSuccessTexts.successTitle,
      body: subscriptionSuccessTexts.successBody,
    },
    unconfirmed: {
      drawing: <FreeSeatDrawing />,
      ground: 'butter',
      title: subscriptionSuccessTexts.unconfirmedTitle,
      body: subscriptionSuccessTexts.unconfirmedBody,
    },
    missing: {
      drawing: <FreeSeatDrawing />,
      ground: 'butter',
      title: subscriptionSuccessTexts.unconfirmedTitle,
      body: subscriptionSuccessTexts.missingBody,
    },
    unanswered,
    unauthenticated,
  },
  event: {
    verifying: {
      drawing: <FreeSeatDrawing />,
      ground: 'butter',
      title: bookingSuccessTexts.verifying,
      body: verifying(bookingSuccessTexts.verifyingBody),
    },
    confirmed: {
      drawing: <AllDoneDrawing />,
      ground: 'pistachio',
      title: bookingSuccessTexts.successTitle,
    },
    unconfirmed: {
      drawing: <GapDrawing />,
      ground: 'peach',
      title: bookingSuccessTexts.failedTitle,
      body: bookingSuccessTexts.failedBody,
    },
    missing: {
      drawing: <GapDrawing />,
      ground: 'peach',
      title: bookingSuccessTexts.missingTitle,
      body: bookingSuccessTexts.missingBody,
    },
    unanswered,
    unauthenticated,
  },
};

const CHECKS: Partial<Record<PaymentVerificationView, string>> = {
  unanswered: commonTexts.tryAgain,
  unconfirmed: paymentCheckTexts.checkAgain,
};

/** What a provider's page leads back to, joined to its machine. */
export function PaymentVerificationFlow({ purpose, payment }: PaymentVerificationFlowProps) {
  const services = useAppServices();
  const navigate = useNavigate();
  const refresh = useApplicationsRefresh();
  const { status } = useSession();
  const verification = verificationOf(services);
  const snapshot = useLazyActor(verification);
  const view = snapshot ? viewOf(snapshot) : 'verifying';
  const booked = snapshot?.context.event ?? null;

  useEffect(
    () => verification.listen(({ notice }) => services.notices.publish(notice)),
    [verification, services],
  );
  useEffect(
    () => verification.send({ type: 'page.open', purpose, payment }),
    [verification, purpose, payment],
  );
  // What was paid opens pages and fills a seat.
  useEffect(() => {
    if (view === 'confirmed') refresh();
  }, [view, refresh]);
  // Whoever signs in meanwhile is asked for at once; a session that the server refuses is not asked again and again.
  const wasSignedIn = useRef(status === 'signed-in');
  useEffect(() => {
    const signedIn = status === 'signed-in';
    if (signedIn && !wasSignedIn.current && view === 'unauthenticated')
      verification.send({ type: 'verification.request' });
    wasSignedIn.current = signedIn;
  }, [view, status, verification]);

  const check = CHECKS[view];
  return (
    <LetterCard {...CARDS[purpose][view]}>
      {view === 'verifying' ? null : (
        <Stack gap="6">
          {view === 'confirmed' && booked ? <BookingReceipt event={booked} /> : null}
          <Stack gap="3">
            {check === undefined ? null : (
              <Button full onPress={() => verification.send({ type: 'verification.request' })}>
                {check}
              </Button>
            )}
            {view === 'unauthenticated' ? (
              <Button full onPress={() => navigate('/signin', { rememberOrigin: true })}>
                {paymentCheckTexts.signIn}
              </Button>
            ) : null}
            <PageLinks purpose={purpose} quiet={check !== undefined || view === 'unauthenticated'} />
          </Stack>
        </Stack>
      )}
    </LetterCard>
  );
}

/** */
function PageLinks({ purpose, quiet }: { purpose: PaymentPurpose; quiet: boolean }) {
  const [first, second] =
    purpose === 'subscription'
      ? ([
          ['/', subscriptionSuccessTexts.goToDashboard],
          ['/events', subscriptionSuccessTexts.exploreEvents],
        ] as const)
      : ([
          ['/events', bookingSuccessTexts.browseEvents],
          ['/coffee-chats', bookingSuccessTexts.goToCoffeeChats],
        ] as const);
  return (
    <>
      <ButtonLink full href={first[0]} variant={quiet ? 'secondary' : 'primary'}>
        {first[1]}
      </ButtonLink>
      <ButtonLink full href={second[0]} variant="secondary">
        {second[1]}
      </ButtonLink>
    </>
  );
}
