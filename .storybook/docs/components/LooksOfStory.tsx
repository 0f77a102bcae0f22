import { addressOf } from '../../atlas/addresses.ts';
import { lookTools } from '../../look/look.ts';
import { viewports, type Width } from '../../modes.ts';

const NARROWEST: Width = 'narrow';

const titleOf = ({ choices }: (typeof lookTools)[keyof typeof lookTools], value: string) =>
  choices.find((choice) => choice.value === value)?.title ?? value;

/** How else the example can be looked at, as the globals of the address have it. */
const looks = [
  { title: viewports[NARROWEST].styles.width, globals: `viewport.value:${NARROWEST}` },
  { title: titleOf(lookTools.theme, 'dark'), globals: 'theme:dark' },
  { title: titleOf(lookTools.text, 'double'), globals: 'text:double' },
  { title: titleOf(lookTools.contrast, 'more'), globals: 'contrast:more' },
];

/** The example alone with one tool of the toolbar set: what becomes of it there is asked most. */
export function LooksOfStory({ id }: { id: string }) {
  return (
    <p className="component-docs-looks">
      Look at it:{' '}
      {looks.map(({ title, globals }) => (
        <a key={globals} href={`${addressOf('story', id)}&globals=${globals}`}>
          {title}
        </a>
      ))}
    </p>
  );
}
