import { CATEGORY_BLOCKS, EVENT_CATEGORIES } from '../../../packages/core/src/domain/events/categories.ts';
import { EventPicture } from '../../../packages/ui/src/art/EventPicture.tsx';
import { Arch } from '../../../packages/ui/src/art/hero/Arch.tsx';
import { PALETTES } from '../../../packages/ui/src/art/palette.ts';
import { LogoMark } from '../../../packages/ui/src/primitives/Logo.tsx';
import { vars } from '../../../packages/ui/src/tokens/vars.css.ts';
import { AtlasFrame } from '../../atlas/AtlasFrame.tsx';
import { pictureOf } from '../../atlas/addresses.ts';
import { StorybookLink } from '../../atlas/StorybookLink.tsx';
import { useIndex } from '../../atlas/use-index.ts';
import { useTheme } from '../../atlas/use-theme.ts';
import { nameOf } from './token-name.ts';
import './foundations.css';

/** Ids that seed the pictures of one category: enough to see what stays and what the dice move. */
const SEEDS = ['a1', 'b2', 'c3'];
const PARTS = ['deep', 'vivid', 'glow', 'spark'] as const;

/** The motif and its rules, the pictures of every category, and the drawings of empty places. */
export function DrawingsPage() {
  const theme = useTheme();
  const index = useIndex();
  const drawings =
    index.state === 'read'
      ? index.entries.filter(({ title, type }) => title === 'Art/Drawings' && type === 'story')
      : [];
  return (
    <AtlasFrame
      title="Drawings"
      className="found"
      lead="Two circles that overlap: two people, and what they share. Every drawing is made of that."
    >
      <h2>The motif</h2>
      <div className="found-motif">
        <LogoMark className="found-mark" />
        <Arch className="found-arch" />
        <ul className="found-rules">
          <li>Flat shapes: no outline, no gradient, no shadow.</li>
          <li>
            Where two overlap they multiply, as two inks do in print; the overlap is what the picture is
            about.
          </li>
          <li>
            A pastel block is the ground, its own ink the heavy shape, one paint that does not belong is the
            spark.
          </li>
          <li>Circles first; then halves, bars, hills and leaves. Only the women in the arch have faces.</li>
          <li>The same in both themes: a picture keeps its colors.</li>
        </ul>
      </div>
      <h2>Pictures of categories</h2>
      <p>
        An event without a photo gets one of these. The category decides the background, the colors and the
        figure; the event’s id decides the rest. So an event looks the same everywhere, and nothing has to be
        loaded.
      </p>
      <ul className="found-pictures">
        {EVENT_CATEGORIES.map((category) => {
          const block = CATEGORY_BLOCKS[category];
          return (
            <li key={category}>
              <div className="found-trio">
                {SEEDS.map((seed) => (
                  <div key={seed}>
                    <EventPicture eventId={seed} category={category} />
                  </div>
                ))}
              </div>
              <strong>{category}</strong>
              <span className="found-role">
                {nameOf(vars.color[block])}:{' '}
                {PARTS.map((part) => nameOf(vars.color[PALETTES[block][part]])).join(', ')}
              </span>
            </li>
          );
        })}
      </ul>
      <h2>Drawings for empty states</h2>
      <p>Where there is nothing yet, or something went wrong: one drawing, one sentence, one thing to do.</p>
      <ul className="found-drawings">
        {drawings.map(({ id, type, name }) => (
          <li key={id}>
            <StorybookLink entry={{ id, type }}>
              <img src={pictureOf(id, theme, 'phone')} alt="" loading="lazy" decoding="async" />
              {name}
            </StorybookLink>
          </li>
        ))}
      </ul>
    </AtlasFrame>
  );
}
