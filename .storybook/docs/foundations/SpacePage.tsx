import type { ReactNode } from 'react';
import { Container } from '../../../packages/ui/src/primitives/Container.tsx';
import { Grid } from '../../../packages/ui/src/primitives/Grid.tsx';
import { Inline } from '../../../packages/ui/src/primitives/Inline.tsx';
import { containerWidths } from '../../../packages/ui/src/primitives/layout.css.ts';
import { Stack } from '../../../packages/ui/src/primitives/Stack.tsx';
import { media, wideFrom } from '../../../packages/ui/src/tokens/breakpoints.ts';
import { target } from '../../../packages/ui/src/tokens/constants.ts';
import { gaps, spaces } from '../../../packages/ui/src/tokens/scale.ts';
import { vars } from '../../../packages/ui/src/tokens/vars.css.ts';
import { AtlasFrame } from '../../atlas/AtlasFrame.tsx';
import { useTheme } from '../../atlas/use-theme.ts';
import { StoryFrame } from '../StoryFrame.tsx';
import { nameOf } from './token-name.ts';
import './foundations.css';

const pieces = ['one', 'two', 'three'];
const boxes = pieces.map((piece) => (
  <div key={piece} className="found-piece">
    {piece}
  </div>
));

function Drawn({ name, children, says }: { name: string; says: string; children: ReactNode }) {
  return (
    <figure className="found-drawn">
      <div className="found-gap">{children}</div>
      <figcaption>
        <strong>{name}</strong> {says}
      </figcaption>
    </figure>
  );
}

/** The grid of 4 px, the four layouts with their gaps drawn, and what narrow windows do. */
export function SpacePage() {
  useTheme();
  return (
    <AtlasFrame
      title="Space and layout"
      className="found"
      lead={`Everything sits on a grid of ${spaces[1]}. Spaces do not grow with the reader’s text, which needs the room itself.`}
    >
      <h2>Spaces</h2>
      <ul className="found-list found-spaces">
        {gaps.map((name) => (
          <li key={name}>
            <code>{nameOf(vars.space[name])}</code>
            <span>{spaces[name]}</span>
            <span className="token-bar" style={{ inlineSize: vars.space[name] }} />
          </li>
        ))}
      </ul>
      <h2>Four layouts</h2>
      <p>
        Components have no margin of their own: the space between them belongs to the layout. The gaps are
        hatched.
      </p>
      <div className="found-layouts">
        <Drawn name="Stack" says="places items below each other; gap 4 by default.">
          <Stack>{boxes}</Stack>
        </Drawn>
        <Drawn name="Inline" says="places items beside each other and wraps them into lines.">
          <Inline gap="4">{boxes}</Inline>
        </Drawn>
        <Drawn name="Grid" says="makes as many equal columns as fit.">
          <Grid columnMin="7rem">{boxes}</Grid>
        </Drawn>
      </div>
      <h3>Container</h3>
      <p>The width of a page, centered, with a margin on both sides that grows in wide windows.</p>
      <div className="found-containers">
        {containerWidths.map((width) => (
          <Container key={width} width={width} className="found-container">
            <div className="found-piece">{width}</div>
          </Container>
        ))}
      </div>
      <h2>Windows</h2>
      <p>
        A page is compact below {wideFrom} px and wide from there; the narrowest window is 320 px. The other
        breakpoints are for single components. All are written in <code>em</code>, so that larger text moves
        them too.
      </p>
      <div className="found-table">
        <table>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Condition</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(media).map(([name, condition]) => (
              <tr key={name}>
                <th scope="row">
                  <code>media.{name}</code>
                </th>
                <td>{condition}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h3>A card at 320 px</h3>
      <p>
        It takes the whole width, keeps every fact, and its button stays {target} high at least: nothing is
        hidden, lines break.
      </p>
      <div className="found-frames">
        <figure>
          <StoryFrame
            id="cards-event-card--paid"
            title="An event card 320 px wide"
            width={320}
            height={760}
          />
          <figcaption>320 px</figcaption>
        </figure>
        <figure>
          <StoryFrame
            id="cards-event-card--paid"
            title="An event card 480 px wide"
            width={480}
            height={760}
          />
          <figcaption>480 px</figcaption>
        </figure>
      </div>
    </AtlasFrame>
  );
}
