import { fillText } from '@sorella/core/notices/notice';
import { profileTexts } from '@sorella/core/notices/texts/profile.texts';
import { useId } from 'react';
import { Badge } from '../../primitives/Badge.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Skeleton } from '../../primitives/Skeleton.tsx';
import { Surface } from '../../primitives/Surface.tsx';
import { Text } from '../../primitives/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import * as css from './profile-cards.css.ts';

/** A plan and the credits that are left of it. */
export interface MemberPlan {
  readonly planName: string;
  readonly creditsRemaining: number;
  readonly creditsIncluded: number;
}

/** What {@link PlanCard} has to show. */
export type PlanContent =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retrying: boolean }
  | { readonly kind: 'admin' }
  /** Null without a subscription. */
  | { readonly kind: 'member'; readonly plan: MemberPlan | null };

/** Props of {@link PlanCard}. */
export interface PlanCardProps {
  readonly content: PlanContent;
  readonly onRetry: () => void;
}

const creditsText = (n: number) => (n === 1 ? profileTexts.oneCredit : fillText(profileTexts.credits, { n }));

function Plan({ plan }: { plan: MemberPlan | null }) {
  return (
    <div className={css.words}>
      <Text weight="strong">{plan ? plan.planName : profileTexts.noSubscription}</Text>
      <p className={css.credits}>{creditsText(plan?.creditsRemaining ?? 0)}</p>
      {plan ? (
        <Text size="small" tone="soft">
          {fillText(profileTexts.creditsIncluded, { n: plan.creditsIncluded })}
        </Text>
      ) : null}
    </div>
  );
}

/**
 * The member's plan and credits, 'No Active Subscription' without one, or that the member is an admin
 * (R-140).
 */
export function PlanCard({ content, onRetry }: PlanCardProps) {
  const titleId = useId();
  return (
    <Surface as="section" aria-labelledby={titleId} className={css.card}>
      <Heading level={2} size="card" id={titleId}>
        {profileTexts.planTitle}
      </Heading>
      {content.kind === 'loading' ? (
        <div aria-busy="true">
          <VisuallyHidden>{profileTexts.planLoading}</VisuallyHidden>
          <Skeleton width="11rem" />
          <Skeleton shape="box" width="7rem" height="1.75rem" />
        </div>
      ) : null}
      {content.kind === 'failed' ? (
        <div className={css.card} role="alert">
          <Text tone="soft">{profileTexts.planFailed}</Text>
          <div>
            <Button variant="secondary" size="small" busy={content.retrying} onPress={onRetry}>
              {profileTexts.tryAgain}
            </Button>
          </div>
        </div>
      ) : null}
      {content.kind === 'admin' ? (
        <div className={css.words}>
          <div>
            <Badge tone="berry" size="large">
              {profileTexts.typeAdmin}
            </Badge>
          </div>
          <p className={css.credits}>{profileTexts.unlimitedCredits}</p>
        </div>
      ) : null}
      {content.kind === 'member' ? <Plan plan={content.plan} /> : null}
    </Surface>
  );
}
