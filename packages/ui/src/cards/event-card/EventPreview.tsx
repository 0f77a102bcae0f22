import type { Event } from '@sorella/core/domain/entities/event';
import { eventFormTexts as texts } from '@sorella/core/notices/texts/event-form.texts';
import { type ComponentType, useState } from 'react';
import { Button } from '../../primitives/Button.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import * as css from './event-preview.css.ts';
import type { PreviewCardProps } from './PreviewCard.tsx';

/** Props of {@link EventPreview}. */
export interface EventPreviewProps {
  readonly event: Event;
  /** The page's own PreviewCard: imported from here, it would leave the chunk of everybody's page. */
  readonly Card: ComponentType<PreviewCardProps>;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** An event's card as a member will see it: to be looked at from both sides, not to be pressed. */
export function EventPreview({ event, Card, now }: EventPreviewProps) {
  const [side, setSide] = useState<'front' | 'back'>('front');
  return (
    <div className={css.root}>
      <div className={css.head}>
        <Heading level={3} size="card">
          {texts.preview}
        </Heading>
        <Button
          size="small"
          variant="quiet"
          onPress={() => setSide((shown) => (shown === 'front' ? 'back' : 'front'))}
        >
          {side === 'front' ? texts.showBack : texts.showFront}
        </Button>
      </div>
      {/* The form says it all; the card's own buttons would do nothing here. */}
      <div inert className={css.card}>
        <Card event={event} flipped={side === 'back'} now={now} />
      </div>
    </div>
  );
}
