import { homeTexts } from '@sorella/core/notices/texts/home.texts';
import { StepDrawing } from '../../art/drawings/StepDrawing.tsx';
import { Badge } from '../../primitives/Badge.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Text } from '../../primitives/Text.tsx';
import * as css from './how-it-works.css.ts';
import { SectionHead } from './SectionHead.tsx';

const steps = [
  { step: 1, title: homeTexts.stepSelectTitle, body: homeTexts.stepSelectBody },
  { step: 2, title: homeTexts.stepChooseTitle, body: homeTexts.stepChooseBody, soon: true },
  { step: 3, title: homeTexts.stepAccountTitle, body: homeTexts.stepAccountBody },
] as const;

/** The three steps; the community of the second is still to come. */
export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works">
      <SectionHead id="how-it-works" title={homeTexts.howItWorks} body={homeTexts.howItWorksBody} />
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step.step} className={css.step}>
            <StepDrawing step={step.step} className={css.drawing} />
            <div className={css.words}>
              <Heading level={3}>
                <span aria-hidden="true" className={css.number}>
                  {step.step}
                </span>
                {step.title}
              </Heading>
              <Text tone="soft">{step.body}</Text>
              {'soon' in step ? (
                <span className={css.soon}>
                  {homeTexts.communitySoon}
                  <Badge tone="lilac">{homeTexts.comingSoon}</Badge>
                </span>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
