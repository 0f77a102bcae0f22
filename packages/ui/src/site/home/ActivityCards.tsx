import { homeTexts } from '@sorella/core/notices/texts/home.texts';
import { ActivityDrawing } from '../../art/drawings/ActivityDrawing.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Surface } from '../../primitives/Surface.tsx';
import { Text } from '../../primitives/Text.tsx';
import * as css from './activity-cards.css.ts';
import { SectionHead } from './SectionHead.tsx';

const cards = [
  {
    ground: 'lilac',
    activity: 'gathering',
    title: homeTexts.groupEvents,
    body: homeTexts.groupEventsBody,
  },
  {
    ground: 'butter',
    activity: 'table',
    title: homeTexts.communityBrunches,
    body: homeTexts.communityBrunchesBody,
  },
  {
    ground: 'pistachio',
    activity: 'cups',
    title: homeTexts.coffeeChats,
    body: homeTexts.coffeeChatsBody,
  },
] as const;

/** The three ways to meet. */
export function ActivityCards() {
  return (
    <section aria-labelledby="activities">
      <SectionHead id="activities" title={homeTexts.activitiesTitle} body={homeTexts.activitiesBody} />
      <div className={css.cards}>
        {cards.map(({ ground, activity, title, body }) => (
          <Surface key={activity} as="article" ground={ground} padding="none" className={css.card}>
            <ActivityDrawing activity={activity} className={css.drawing} />
            <div className={css.words}>
              <Heading level={3} size="block">
                {title}
              </Heading>
              <Text tone="inherit">{body}</Text>
            </div>
          </Surface>
        ))}
      </div>
    </section>
  );
}
