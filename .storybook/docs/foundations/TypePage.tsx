import { homeTexts } from '../../../packages/core/src/notices/texts/home.texts.ts';
import { containerWidth } from '../../../packages/ui/src/primitives/layout.css.ts';
import { Text } from '../../../packages/ui/src/primitives/Text.tsx';
import { leadings, weights } from '../../../packages/ui/src/tokens/constants.ts';
import { textSizeEnds, textSizes } from '../../../packages/ui/src/tokens/scale.ts';
import { vars } from '../../../packages/ui/src/tokens/vars.css.ts';
import { AtlasFrame } from '../../atlas/AtlasFrame.tsx';
import { useTheme } from '../../atlas/use-theme.ts';
import { StoryFrame } from '../StoryFrame.tsx';
import { nameOf } from './token-name.ts';
import './foundations.css';

type SizeName = keyof typeof textSizes;
const sizeNames = Object.keys(textSizes).filter((name): name is SizeName => name in textSizes);

/** What each size is for, on words that stand in the product. */
const samples: Readonly<Record<SizeName, { use: string; copy: string; display?: true }>> = {
  hero: { use: 'The one promise of a page', copy: homeTexts.heroTitle, display: true },
  section: { use: 'Title of a page or section', copy: homeTexts.upcomingEvents, display: true },
  block: { use: 'Title of a block', copy: homeTexts.communityBrunches, display: true },
  card: { use: 'Title of a card or dialog', copy: homeTexts.stepSelectTitle, display: true },
  lead: { use: 'The sentence below a title', copy: homeTexts.heroBody },
  body: { use: 'Running text, fields, buttons', copy: homeTexts.callToActionBody },
  small: { use: 'Facts on cards, tables', copy: homeTexts.cancellationNote },
  hint: { use: 'Hints below fields, badges', copy: homeTexts.safeSpace },
};

function range(name: SizeName): string {
  const [from, to] = textSizeEnds[name];
  return from === to ? `${to} px` : `${from} to ${to} px`;
}

/** The scale on real copy, how long a line is, and what larger text does. */
export function TypePage() {
  useTheme();
  return (
    <AtlasFrame
      title="Type"
      className="found"
      lead="Bricolage Grotesque speaks, Figtree explains. Sizes grow with the window from 360 to 1280 px and with the reader’s own text size."
    >
      <h2>The scale</h2>
      <ul className="found-list">
        {sizeNames.toReversed().map((name) => {
          const { use, copy, display } = samples[name];
          return (
            <li key={name} className="found-type">
              <div>
                <code>{nameOf(vars.size[name])}</code>
                <span className="found-role">{use}</span>
                <span className="found-role">{range(name)}</span>
              </div>
              <p
                style={{
                  fontSize: vars.size[name],
                  ...(display && {
                    fontFamily: vars.font.display,
                    fontWeight: vars.weight.display,
                    letterSpacing: '-0.02em',
                    lineHeight: vars.leading.tight,
                  }),
                }}
              >
                {copy}
              </p>
            </li>
          );
        })}
      </ul>
      <h2>Weight and line height</h2>
      <div className="found-tiles">
        {Object.entries(vars.weight).map(([name, weight]) => (
          <div key={name} className="found-tile">
            <p style={{ fontWeight: weight, fontSize: vars.size.lead }}>Meet over coffee</p>
            <code>{nameOf(weight)}</code>
            <span className="found-role">{Object.entries(weights).find(([key]) => key === name)?.[1]}</span>
          </div>
        ))}
        {Object.entries(vars.leading).map(([name, leading]) => (
          <div key={name} className="found-tile">
            <p style={{ lineHeight: leading }}>{homeTexts.heroBody}</p>
            <code>{nameOf(leading)}</code>
            <span className="found-role">{Object.entries(leadings).find(([key]) => key === name)?.[1]}</span>
          </div>
        ))}
      </div>
      <h2>How long a line is</h2>
      <p>
        Running text sits in a Container of the width <code>text</code>: about eighty letters, never the whole
        window.
      </p>
      <div className={`found-well ${containerWidth.text}`}>
        <Text>{[homeTexts.heroBody, homeTexts.activitiesBody, homeTexts.howItWorksBody].join(' ')}</Text>
      </div>
      <h2>Text at 200%</h2>
      <p>
        Everything grows, nothing is cut off, and what was side by side moves below each other, because
        breakpoints follow the reader’s text size. Use <em>Text</em> in the toolbar to see any story this way.
      </p>
      <div className="found-frames">
        <figure>
          <StoryFrame
            id="cards-event-card--paid"
            title="An event card with text at 100%"
            width={400}
            height={760}
          />
          <figcaption>100 %</figcaption>
        </figure>
        <figure>
          <StoryFrame
            id="cards-event-card--paid"
            title="The same event card with text at 200%"
            width={400}
            height={760}
            globals="text:double"
          />
          <figcaption>200 %</figcaption>
        </figure>
      </div>
    </AtlasFrame>
  );
}
