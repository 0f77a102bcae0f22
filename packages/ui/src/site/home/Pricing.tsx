import { formatEuros, PLANS } from '@sorella/core/domain/events/money';
import { homeTexts, pricingTexts } from '@sorella/core/notices/texts/home.texts';
import { Check } from 'lucide';
import { Icon } from '../../art/icons/Icon.tsx';
import { Badge } from '../../primitives/Badge.tsx';
import { Button, ButtonLink } from '../../primitives/Button.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Surface } from '../../primitives/Surface.tsx';
import { Text } from '../../primitives/Text.tsx';
import { cx } from '../../styles/cx.ts';
import * as css from './pricing.css.ts';
import { SectionHead } from './SectionHead.tsx';

const plans = [
  {
    ...PLANS.single,
    name: pricingTexts.single,
    unit: pricingTexts.singleUnit,
    lead: pricingTexts.singleLead,
    points: [pricingTexts.singleTypical, pricingTexts.singleNote],
  },
  {
    ...PLANS.monthly,
    name: pricingTexts.monthly,
    unit: pricingTexts.monthlyUnit,
    lead: pricingTexts.monthlyLead,
    points: [pricingTexts.monthlyCredits],
  },
  {
    ...PLANS.quarterly,
    name: pricingTexts.quarterly,
    unit: pricingTexts.quarterlyUnit,
    lead: pricingTexts.quarterlyLead,
    points: [pricingTexts.quarterlyCredits],
  },
] as const;

/** '€5' where there are no cents, as people write it. */
const priceOf = (cents: number) => formatEuros(cents).replace(/\.00$/, '');

/** Props of {@link Pricing}. */
export interface PricingProps {
  /** She has joined: an event is chosen next. */
  readonly isMember?: boolean;
}

/** The three plans; what is coming soon can be read and not chosen. */
export function Pricing({ isMember = false }: PricingProps) {
  return (
    <section aria-labelledby="pricing">
      <SectionHead id="pricing" title={pricingTexts.title} body={pricingTexts.body} />
      <div className={css.plans}>
        {plans.map((plan) => (
          <Surface
            key={plan.name}
            as="article"
            ground={plan.comingSoon ? 'outlined' : 'ink'}
            padding="none"
            className={cx(css.plan, plan.comingSoon && css.later)}
          >
            <div className={css.top}>
              <Heading level={3}>{plan.name}</Heading>
              {plan.comingSoon ? <Badge tone="lilac">{pricingTexts.comingSoon}</Badge> : null}
            </div>
            <p className={css.price}>
              <span className={css.amount}>{priceOf(plan.priceCents)}</span> <span>{plan.unit}</span>
            </p>
            <Text className={cx(plan.comingSoon && css.laterLead)}>{plan.lead}</Text>
            <ul className={css.points}>
              {plan.points.map((point) => (
                <li key={point} className={css.point}>
                  <Icon drawing={Check} size={18} strokeWidth={2.5} className={css.check} />
                  {point}
                </li>
              ))}
            </ul>
            <div className={cx(css.foot, plan.comingSoon && css.laterFoot)}>
              {plan.comingSoon ? (
                <Button
                  unavailable
                  full
                  className={css.laterButton}
                  aria-label={`${pricingTexts.getStarted}, ${plan.name}`}
                >
                  {pricingTexts.getStarted}
                </Button>
              ) : (
                <ButtonLink href={isMember ? '/events' : '/signup'} variant="butter" full>
                  {pricingTexts.getStarted}
                </ButtonLink>
              )}
            </div>
          </Surface>
        ))}
      </div>
      <Text size="small" tone="soft" className={css.note}>
        {homeTexts.cancellationNote}
      </Text>
    </section>
  );
}
