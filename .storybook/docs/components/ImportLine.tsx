import { useState } from 'react';
import type { ComponentUses } from './component-uses.ts';

/** The line that imports the component, to copy. */
export function ImportLine({ uses: { importLine, isPublic } }: { uses: ComponentUses }) {
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(importLine).then(
      () => setSaid('Copied'),
      () => setSaid('The browser does not allow it: select the line and copy it.'),
    );
  return (
    <div>
      <div className="component-docs-import">
        <code>{importLine}</code>
        {isPublic ? (
          <button type="button" onClick={() => void copy()}>
            Copy
          </button>
        ) : null}
        <span role="status">{said}</span>
      </div>
      {isPublic ? null : (
        <p className="component-docs-quiet">As a feature writes it: it stays inside the library.</p>
      )}
    </div>
  );
}
