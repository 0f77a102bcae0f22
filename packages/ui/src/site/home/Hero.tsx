import { homeTexts } from '@sorella/core/notices/texts/home.texts';
import { ShieldCheck } from 'lucide';
import { Fragment, type ReactNode } from 'react';
import { Icon } from '../../art/icons/Icon.tsx';
import { Badge } from '../../primitives/Badge.tsx';
import { ButtonLink } from '../../primitives/Button.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Text } from '../../primitives/Text.tsx';
import { TextLink } from '../../primitives/TextLink.tsx';
import { HeroVideo } from './HeroVideo.tsx';
import * as css from './hero.css.ts';

/** Props of {@link Hero}. */
export interface HeroProps {
  /** A line of figures, whose place is kept until it is known. */
  readonly figures?: ReactNode;
  /** She has joined: what leads on are events and her applications. */
  readonly isMember?: boolean;
}

/** What this is, in one line, and the two ways on. */
export function Hero({ figures, isMember = false }: HeroProps) {
  return (
    <section className={css.root}>
      <div className={css.words}>
        <Badge tone="pistachio" size="large" icon={<Icon drawing={ShieldCheck} size={17} />}>
          {homeTexts.safeSpace}
        </Badge>
        <Heading level={1}>{homeTexts.heroTitle}</Heading>
        <Text size="lead" tone="soft" className={css.lead}>
          {homeTexts.heroBody}
        </Text>
        <div className={css.actions}>
          {isMember ? (
            // Buttons of their own: a visitor's would move under her finger.
            <Fragment key="member">
              <ButtonLink href="/events">{homeTexts.exploreEvents}</ButtonLink>
              <ButtonLink href="/events?tab=applications" variant="secondary">
                {homeTexts.myApplications}
              </ButtonLink>
            </Fragment>
          ) : (
            <>
              <ButtonLink href="/signup">{homeTexts.joinNow}</ButtonLink>
              <ButtonLink href="/events" variant="secondary">
                {homeTexts.exploreEvents}
              </ButtonLink>
            </>
          )}
        </div>
        <div className={css.trust}>
          <Text size="small" weight="strong" className={css.figures}>
            {figures}
          </Text>
          <Text size="small" tone="soft">
            {homeTexts.trust}{' '}
            <TextLink href="/safety" className={css.trustLink}>
              {homeTexts.trustLink}
            </TextLink>
          </Text>
        </div>
      </div>
      <HeroVideo />
    </section>
  );
}
