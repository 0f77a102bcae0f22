/** A press on a page whose code was not there yet. */
type EarlyPress =
  | { kind: 'submit'; target: HTMLFormElement; submitter: HTMLElement | null }
  | { kind: 'press'; target: HTMLButtonElement | HTMLAnchorElement };

interface Window {
  /** What `boot.ts` has asked for already, by method and path. */
  sorellaFirstRequests?: Map<string, Promise<Response>>;
  /** What was pressed until now; from then on `boot.ts` notes nothing more. */
  sorellaEarlyPresses?: () => EarlyPress[];
}
