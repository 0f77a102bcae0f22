import { homeTexts } from '@sorella/core/notices/texts/home.texts';
import { ButtonLink } from '../../primitives/Button.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Text } from '../../primitives/Text.tsx';
import * as css from './closing-call.css.ts';

/** The last word of the page, and the way in. */
export function ClosingCall() {
  return (
    <section aria-labelledby="closing-call" className={css.root}>
      <svg
        viewBox="0 0 620 420"
        preserveAspectRatio="xMaxYMid slice"
        aria-hidden="true"
        focusable="false"
        className={css.drawing}
      >
        <circle cx="470" cy="150" r="150" className={css.circle.tangerine} />
        <circle cx="290" cy="300" r="140" className={css.circle.violet} />
        <circle cx="520" cy="370" r="130" className={css.circle.honey} />
      </svg>
      <div className={css.words}>
        <Heading level={2} size="hero" id="closing-call" className={css.title}>
          {homeTexts.callToActionTitle}
        </Heading>
        <Text size="lead">{homeTexts.callToActionBody}</Text>
        <ButtonLink href="/signup" variant="butter">
          {homeTexts.joinNow}
        </ButtonLink>
      </div>
    </section>
  );
}
