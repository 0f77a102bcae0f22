import { layers, radii } from '../../../packages/ui/src/tokens/constants.ts';
import { shadows } from '../../../packages/ui/src/tokens/palette.ts';
import { vars } from '../../../packages/ui/src/tokens/vars.css.ts';
import { AtlasFrame } from '../../atlas/AtlasFrame.tsx';
import { useTheme } from '../../atlas/use-theme.ts';
import { themes } from '../../modes.ts';
import { nameOf } from './token-name.ts';
import './foundations.css';

const uses: Readonly<Record<keyof typeof radii, string>> = {
  field: 'Fields to type into',
  box: 'Boxes inside cards, pictures',
  card: 'Cards, panels, dialogs',
  pill: 'Buttons, badges, chips',
};
const lies: Readonly<Record<keyof typeof layers, string>> = {
  header: 'The sticky header',
  panel: 'What hangs from it: menus, the bell’s list',
  dialog: 'Dialogs and their scrim',
  notice: 'Notices, over dialogs too',
  skip: 'The link that skips to the content',
};
const keys = <Name extends string>(values: Readonly<Record<Name, unknown>>): Name[] =>
  Object.keys(values).filter((name): name is Name => name in values);

/** Round corners, the one shadow, and what lies over what. */
export function ShapePage() {
  const theme = useTheme();
  return (
    <AtlasFrame
      title="Shape and depth"
      className="found"
      lead="The larger a box, the rounder its corners; buttons and labels are pills. Only what floats has a shadow, always the same one; everything else is flat."
    >
      <h2>Round corners</h2>
      <div className="found-tiles">
        {keys(radii).map((name) => (
          <div key={name} className="found-tile">
            <span className="found-shape" style={{ borderRadius: vars.radius[name] }} />
            <code>{nameOf(vars.radius[name])}</code>
            <span className="found-role">{radii[name]}</span>
            <span className="found-role">{uses[name]}</span>
          </div>
        ))}
      </div>
      <h2>Shadow</h2>
      <div className="found-tiles">
        {themes.map((name) => (
          <div key={name} className="found-tile found-ground" data-theme={name}>
            <span className="found-shape found-raised" />
            <code>{nameOf(vars.shadow.raised)}</code>
            <span className="found-role">
              {name}
              {name === theme ? ', as you look now' : ''}
            </span>
            <span className="found-role">{shadows[name]}</span>
          </div>
        ))}
      </div>
      <h2>What is above what</h2>
      <ol className="found-layers">
        {keys(layers)
          .toReversed()
          .map((name) => (
            <li key={name}>
              <code>{nameOf(vars.layer[name])}</code> <span>{lies[name]}</span>
              <span className="found-role">{layers[name]}</span>
            </li>
          ))}
      </ol>
    </AtlasFrame>
  );
}
