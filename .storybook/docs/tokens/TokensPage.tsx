import { designTokenFiles } from '../../../packages/ui/src/tokens/design-tokens.ts';
import { AtlasFrame } from '../../atlas/AtlasFrame.tsx';
import { useTheme } from '../../atlas/use-theme.ts';
import { listTokens } from './token-list.ts';
import '../foundations/foundations.css';

const says: Readonly<Record<string, string>> = {
  'sorella.resolver.json': 'How the files lie over each other: modes, windows, motion. Begin here.',
  'base.tokens.json': 'Space, text sizes, fonts, corners, durations: the same in every mode.',
  'light.tokens.json': 'Colours of the light theme.',
  'dark.tokens.json': 'Colours of the dark theme.',
  'light-more-contrast.tokens.json': 'What is stronger in the light theme for readers who ask for it.',
  'dark-more-contrast.tokens.json': 'The same in the dark theme.',
  'narrow.tokens.json': 'Text sizes in a window of 360 px.',
  'reduced-motion.tokens.json': 'Durations where motion is reduced.',
  'sorella.css': 'All of it as custom properties, under the conditions that the product has them.',
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
      lead="Everything that the product is drawn from, to take into a design tool or another page."
    >
      <h2>Take them away</h2>
      <p>
        The JSON is in the format of the Design Tokens Community Group, as of 2025.10. A tool that reads
        resolvers wants all files in one folder; one that does not takes the file of a mode.
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
