import { designTokenFiles } from '../../../packages/ui/src/tokens/design-tokens.ts';
import { AtlasFrame } from '../../atlas/AtlasFrame.tsx';
import { useTheme } from '../../atlas/use-theme.ts';
import { listTokens } from './token-list.ts';
import '../foundations/foundations.css';

const says: Readonly<Record<string, string>> = {
  'sorella.resolver.json': 'How the files build on each other: modes, window sizes, motion. Start here.',
  'base.tokens.json': 'Space, text sizes, fonts, corners, durations: the same in every mode.',
  'light.tokens.json': 'Colors of the light theme.',
  'dark.tokens.json': 'Colors of the dark theme.',
  'light-more-contrast.tokens.json':
    'The stronger colors of the light theme, for readers who ask for more contrast.',
  'dark-more-contrast.tokens.json': 'The same in the dark theme.',
  'narrow.tokens.json': 'Text sizes in a window of 360 px.',
  'reduced-motion.tokens.json': 'Durations where motion is reduced.',
  'sorella.css': 'All of it as custom properties, under the same conditions as in the product.',
};

function Download({ name }: { name: string }) {
  return (
    <li>
      <a href={`tokens/${name}`} download={name} target="_self">
        {name}
      </a>
      <span className="found-role">{says[name]}</span>
    </li>
  );
}

/** Every token to take away, and its value, as a design tool reads it. */
export function TokensPage() {
  useTheme();
  return (
    <AtlasFrame
      title="Tokens"
      className="found"
      lead="Everything the product is made from, ready for a design tool or another website."
    >
      <h2>Download them</h2>
      <p>
        The JSON is in the format of the Design Tokens Community Group, as of 2025.10. A tool that reads
        resolvers needs all files in one folder. For any other tool, take the file of one mode.
      </p>
      <ul className="found-downloads">
        {[...Object.keys(designTokenFiles), 'sorella.css'].map((name) => (
          <Download key={name} name={name} />
        ))}
      </ul>
      {Object.entries(designTokenFiles)
        .filter(([name]) => name.endsWith('.tokens.json'))
        .map(([name, content]) => (
          <section key={name}>
            <h2>{name}</h2>
            <div className="found-table">
              <table>
                <thead>
                  <tr>
                    <th scope="col">Token</th>
                    <th scope="col">Type</th>
                    <th scope="col">Value</th>
                  </tr>
                </thead>
                <tbody>
                  {listTokens(content).map(({ path, type, value, css }) => (
                    <tr key={path}>
                      <th scope="row">
                        <code>{path}</code>
                      </th>
                      <td>{type}</td>
                      <td>
                        {type === 'color' && <span className="token-swatch" style={{ background: css }} />}{' '}
                        {value}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </section>
        ))}
    </AtlasFrame>
  );
}
