/** An arrow between words, drawn because not every font has one; read aloud as what it means. */
export function Arrow() {
  return (
    <>
      {' '}
      <svg className="atlas-arrow" viewBox="0 0 16 10" aria-hidden="true">
        <path d="M1 5h13M10 1l4 4-4 4" />
      </svg>
      <span className="atlas-hidden">leads to</span>{' '}
    </>
  );
}
