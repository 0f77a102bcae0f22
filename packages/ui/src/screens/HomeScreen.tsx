import { homeTexts } from '@sorella/core/notices/texts/home.texts';
import { EventsComing } from '../features/events/EventsComing.tsx';
import { TeaserFlow } from '../features/events/TeaserFlow.tsx';
import { useSession } from '../features/session/use-session.ts';
import { TextLink } from '../primitives/TextLink.tsx';
import { ActivityCards } from '../site/home/ActivityCards.tsx';
import { ClosingCall } from '../site/home/ClosingCall.tsx';
import { Hero } from '../site/home/Hero.tsx';
import { HowItWorks } from '../site/home/HowItWorks.tsx';
import { sections } from '../site/home/home-page.css.ts';
import { Pricing } from '../site/home/Pricing.tsx';
import { SectionHead } from '../site/home/SectionHead.tsx';
import { Screen } from './Screen.tsx';

/** The landing page. */
export function HomeScreen() {
  // Also while it is asked whether a kept session is still good: nobody is asked to join twice.
  const isMember = useSession().status !== 'signed-out';
  return (
    <Screen title={homeTexts.pageTitle} description={homeTexts.heroBody}>
      <div className={sections}>
        <Hero figures={<EventsComing />} isMember={isMember} />
        <HowItWorks />
        <ActivityCards />
        <section aria-labelledby="upcoming">
          <SectionHead
            id="upcoming"
            title={homeTexts.upcomingEvents}
            aside={<TextLink href="/events">{homeTexts.seeAllEvents}</TextLink>}
          />
          <TeaserFlow />
        </section>
        <Pricing isMember={isMember} />
        {isMember ? null : <ClosingCall />}
      </div>
    </Screen>
  );
}
