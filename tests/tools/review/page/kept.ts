import { type OpenPicture, parseVerdicts, type Verdict, type Verdicts, verdictOn } from '../verdicts.ts';

const KEY = 'review of pictures';

/** Verdicts as they are given, kept where they outlast the page. */
export interface KeptVerdicts {
  of(open: OpenPicture): Verdict | undefined;
  /** Decides about pictures, or takes back what was decided about them. */
  set(pictures: readonly OpenPicture[], verdict: Verdict['verdict'] | undefined): void;
  comment(pictures: readonly OpenPicture[], comment: string): void;
}

/** Where verdicts go: to `pnpm visual:review`, which applies them, or nowhere but to this browser. */
async function readServed(): Promise<Verdicts | undefined> {
  if (!location.protocol.startsWith('http')) return undefined;
  const response = await fetch('verdicts').catch(() => undefined);
  const isServed = response?.ok && response.headers.get('content-type') === 'application/json';
  return isServed ? parseVerdicts(await response.text()) : undefined;
}

function readStored(): Verdicts {
  try {
    return parseVerdicts(localStorage.getItem(KEY) ?? '{}');
  } catch {
    // A browser may keep nothing for pages from a folder, or something else under this key.
    return {};
  }
}

/**
 * Opens the verdicts of this report. Served by `pnpm visual:review` they are kept beside it and applied as they are
 * given; elsewhere this browser keeps them, and a file takes them to somebody with a checkout.
 */
export async function openVerdicts(
  tell: (failure: string | undefined) => void,
): Promise<{ kept: KeptVerdicts; isServed: boolean }> {
  const served = await readServed();
  let verdicts: Verdicts = served ?? readStored();
  let sending: Promise<unknown> = Promise.resolve();

  async function send() {
    const response = await fetch('verdicts', { method: 'PUT', body: JSON.stringify(verdicts) });
    if (!response.ok) throw new Error(await response.text());
  }

  function keep(changed: Record<string, Verdict | undefined>) {
    const all = { ...verdicts, ...changed };
    verdicts = Object.fromEntries(
      Object.entries(all).flatMap(([name, verdict]) => (verdict ? [[name, verdict]] : [])),
    );
    if (!served) {
      try {
        localStorage.setItem(KEY, JSON.stringify(verdicts));
      } catch {
        tell('This browser keeps nothing for this page: save the verdicts before you close it.');
      }
      return;
    }
    sending = sending
      .then(send)
      .then(() => tell(undefined))
      .catch((error: unknown) =>
        tell(`Not written: ${error instanceof Error ? error.message : String(error)}. Decide once more.`),
      );
  }

  const kept: KeptVerdicts = {
    of: (open) => verdictOn(verdicts, open),
    set(pictures, verdict) {
      keep(
        Object.fromEntries(
          pictures.map((open) => {
            const { name, screenshot } = open;
            const comment = verdict === 'rejected' ? verdictOn(verdicts, open)?.comment : undefined;
            return [name, verdict && { verdict, screenshot, ...(comment && { comment }) }];
          }),
        ),
      );
    },
    comment(pictures, comment) {
      keep(
        Object.fromEntries(
          pictures.map(({ name, screenshot }) => [
            name,
            { verdict: 'rejected' as const, screenshot, ...(comment && { comment }) },
          ]),
        ),
      );
    },
  };
  return { kept, isServed: served !== undefined };
}
