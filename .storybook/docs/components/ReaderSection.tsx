import type { ReadRecording } from './use-recording.ts';

/** What a screen reader has to say of the example: the browser's accessibility tree, as the tests recorded it. */
export function ReaderSection({ recording }: { recording: ReadRecording }) {
  return (
    <section>
      <h2>What a screen reader says</h2>
      {recording === 'missing' ? (
        <p>Nothing has been recorded yet: run pnpm visual --update with its stories.</p>
      ) : null}
      {typeof recording === 'string' ? null : (
        <>
          <p>
            The example in the browser’s accessibility tree: role, name and state of every part, in reading
            order.
          </p>
          {recording.reads.length === 0 ? (
            <p>Nothing: it is purely visual.</p>
          ) : (
            <pre
              className="component-docs-reads"
              role="region"
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
              tabIndex={0}
              aria-label="Accessibility tree of the example"
            >
              {recording.reads.join('\n')}
            </pre>
          )}
        </>
      )}
    </section>
  );
}
