import { blocks, type ColorName, dark, light } from '../../packages/ui/src/tokens/palette.ts';
import { spaces, textSizes } from '../../packages/ui/src/tokens/scale.ts';
import { vars } from '../../packages/ui/src/tokens/vars.css.ts';
import { AtlasFrame } from '../atlas/AtlasFrame.tsx';

/** What a token is called in CSS: `--ink` of `var(--ink)`. */
const nameOf = (token: string) => token.replace(/^var\(|\)$/g, '');

const isArt = (name: string) => name.startsWith('art');
const isBlock = (name: string) => blocks.some((block) => name === block || name === `${block}Ink`);
const colorNames = Object.keys(light).filter((name): name is ColorName => name in light);
const COLORS = [
  { title: 'Colours by role', names: colorNames.filter((name) => !isArt(name) && !isBlock(name)) },
  { title: 'Pastel blocks and their inks', names: colorNames.filter(isBlock) },
  { title: 'Paints of the drawings, never of text', names: colorNames.filter(isArt) },
];

/** Sizes of headings. */
const DISPLAYED = new Set(['card', 'block', 'section', 'hero']);
const DISPLAY = { fontFamily: vars.font.display, fontWeight: vars.weight.display };

function Swatch({ color }: { color: string }) {
  return <span className="token-swatch" style={{ background: color }} />;
}

/** Every token with its name in CSS, its value, and how it looks; drawn from the tokens themselves. */
export function TokensPage() {
  return (
    <AtlasFrame title="Tokens">
      <p>
        Styles name a role, never a value. Colours follow the theme, the rest is the same in both; values are
        those without the setting for more contrast.
      </p>
      {COLORS.map(({ title, names }) => (
        <section key={title}>
          <h2>{title}</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">Token</th>
                <th scope="col">Light</th>
                <th scope="col">Dark</th>
              </tr>
            </thead>
            <tbody>
              {names.map((name) => (
                <tr key={name}>
                  <th scope="row">
                    <code>{nameOf(vars.color[name])}</code>
                  </th>
                  {[light[name], dark[name]].map((color, index) => (
                    <td key={index === 0 ? 'light' : 'dark'}>
                      <Swatch color={color} /> <code>{color}</code>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
      <h2>Text sizes</h2>
      {Object.entries(vars.size).map(([name, size]) => (
        <div key={name}>
          <code>{nameOf(size)}</code> <code>{textSizes[name as keyof typeof textSizes]}</code>
          <p style={{ fontSize: size, marginBlock: 0, ...(DISPLAYED.has(name) && DISPLAY) }}>
            Meet over coffee
          </p>
        </div>
      ))}
      <h2>Space</h2>
      {Object.entries(vars.space).map(([name, space]) => (
        <div key={name} className="token-line">
          <code>{nameOf(space)}</code> {spaces[Number(name) as keyof typeof spaces]}
          <span className="token-bar" style={{ inlineSize: space }} />
        </div>
      ))}
      <h2>Radius and shadow</h2>
      <div className="token-line">
        {Object.values(vars.radius).map((radius) => (
          <span key={radius} className="token-box" style={{ borderRadius: radius }}>
            <code>{nameOf(radius)}</code>
          </span>
        ))}
        <span className="token-box" style={{ boxShadow: vars.shadow.raised }}>
          <code>{nameOf(vars.shadow.raised)}</code>
        </span>
      </div>
      <h2>Fonts, weights, motion</h2>
      <ul>
        {[
          ...Object.values(vars.font),
          ...Object.values(vars.weight),
          ...Object.values(vars.leading),
          ...Object.values(vars.duration),
          vars.target,
        ].map((token) => (
          <li key={token}>
            <code>{nameOf(token)}</code> <Value of={token} />
          </li>
        ))}
      </ul>
    </AtlasFrame>
  );
}

function Value({ of }: { of: string }) {
  return <span>{getComputedStyle(document.documentElement).getPropertyValue(nameOf(of))}</span>;
}
