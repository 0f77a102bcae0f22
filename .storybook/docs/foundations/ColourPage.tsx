import { contrast } from '../../../packages/ui/src/tokens/contrast.ts';
import { colorModes, edgePairs, type Pair, textPairs } from '../../../packages/ui/src/tokens/pairs.ts';
import { type ColorName, light } from '../../../packages/ui/src/tokens/palette.ts';
import { colorRoles } from '../../../packages/ui/src/tokens/roles.ts';
import { vars } from '../../../packages/ui/src/tokens/vars.css.ts';
import { AtlasFrame } from '../../atlas/AtlasFrame.tsx';
import { useTheme } from '../../atlas/use-theme.ts';
import { colorNames, groupsOfColors } from './color-groups.ts';
import { nameOf } from './token-name.ts';
import './foundations.css';

const modes = Object.entries(colorModes);

/** Rounded down: a ratio never reads better than it is. */
const ratio = (one: string, other: string) => `${(Math.floor(contrast(one, other) * 10) / 10).toFixed(1)}:1`;

function ModeHeads({ first }: { first: string }) {
  return (
    <thead>
      <tr>
        <th scope="col">{first}</th>
        {modes.map(([name, { label }]) => (
          <th key={name} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Roles() {
  return groupsOfColors.map(({ title, names }) => (
    <section key={title}>
      <h3>{title}</h3>
      <div className="found-table">
        <table>
          <ModeHeads first="Role" />
          <tbody>
            {names.map((name) => (
              <tr key={name}>
                <th scope="row">
                  <code>{nameOf(vars.color[name])}</code>
                  <span className="found-role">{colorRoles[name]}</span>
                </th>
                {modes.map(([mode, { colors }]) => (
                  <td key={mode}>
                    <span className="found-swatch" style={{ background: colors[name] }} />
                    <span className="found-value">{colors[name]}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  ));
}

/** Inks that some ground may carry: what stands struck out where another ground may not. */
const inks = colorNames.filter((name) => textPairs.some(([ink]) => ink === name));
const grounds = colorNames.filter((name) => textPairs.some(([, ground]) => ground === name));

const worst = (ink: ColorName, ground: ColorName) =>
  modes
    .map(([, { colors }]) => [colors[ink], colors[ground]] as const)
    .toSorted((a, b) => contrast(...a) - contrast(...b))[0] ?? [light[ink], light[ground]];

function Ground({ ground }: { ground: ColorName }) {
  const permitted = textPairs.filter(([, candidate]) => candidate === ground).map(([ink]) => ink);
  const refused = inks.filter((ink) => ink !== ground && !permitted.includes(ink));
  return (
    <section id={`on-${ground}`}>
      <h3>
        On <code>{nameOf(vars.color[ground])}</code>
      </h3>
      <div className="found-table">
        <table>
          <ModeHeads first="Text" />
          <tbody>
            {permitted.map((ink) => (
              <tr key={ink}>
                <th scope="row">
                  <code>{nameOf(vars.color[ink])}</code>
                </th>
                {modes.map(([mode, { colors }]) => (
                  <td key={mode}>
                    <span className="found-sample" style={{ background: colors[ground], color: colors[ink] }}>
                      Aa <span>{ratio(colors[ink], colors[ground])}</span>
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="found-refused">
        Not permitted, with the worst ratio of the four:{' '}
        {refused.map((ink) => (
          <span key={ink}>
            <s>{nameOf(vars.color[ink]).replace(/^--/, '')}</s> {ratio(...worst(ink, ground))}
          </span>
        ))}
      </p>
    </section>
  );
}

function Edges({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <div className="found-table">
      <table>
        <ModeHeads first="Edge and its ground" />
        <tbody>
          {pairs.map(([edge, ground]) => (
            <tr key={`${edge} ${ground}`}>
              <th scope="row">
                <code>{nameOf(vars.color[edge])}</code> on <code>{nameOf(vars.color[ground])}</code>
              </th>
              {modes.map(([mode, { colors }]) => (
                <td key={mode}>
                  <span className="found-edge" style={{ background: colors[ground] }}>
                    <span style={{ borderColor: colors[edge] }} />
                  </span>
                  <span className="found-value">{ratio(colors[edge], colors[ground])}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Every colour by its role, and every pair that may be drawn, measured. */
export function ColourPage() {
  useTheme();
  const { light: usual, lightMoreContrast: more } = colorModes;
  return (
    <AtlasFrame
      title="Color"
      className="found"
      lead="One color is for actions: berry. Pastel blocks tell things apart. Good, warn and bad show a status. Everything else is ink and ground."
    >
      <h2>Which text on which ground</h2>
      <p>
        Text has a contrast of at least {usual.text}:1, and {more.text}:1 for readers who ask for more. Use
        only the pairs listed here: nobody has checked the others, whatever they measure.
      </p>
      <nav aria-label="Grounds" className="found-jumps">
        {grounds.map((ground) => (
          <a key={ground} href={`#on-${ground}`} target="_self">
            {nameOf(vars.color[ground])}
          </a>
        ))}
      </nav>
      {grounds.map((ground) => (
        <Ground key={ground} ground={ground} />
      ))}
      <h2>Edges</h2>
      <p>
        Borders of controls and the focus ring have a contrast of at least {usual.edges}:1, and {more.edges}:1
        for readers who ask for more.
      </p>
      <Edges pairs={edgePairs} />
      <h2>Roles</h2>
      <Roles />
    </AtlasFrame>
  );
}
