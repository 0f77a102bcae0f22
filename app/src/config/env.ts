import * as z from 'zod/mini';

/** What the app is told about its surroundings. */
export interface Env {
  /** Base address of the Supabase project, without a trailing slash. */
  supabaseUrl: string;
  supabasePublishableKey: string;
  /** Asked with HEAD to see whether the world is there. */
  probeUrl: string;
}

const Settings = z.object({
  supabaseUrl: z.string().check(z.refine((text) => URL.canParse(text), 'not an address')),
  supabasePublishableKey: z.string().check(z.minLength(1)),
  probeUrl: z.string().check(z.minLength(1)),
});

/** The server that hands out the page may write the settings into it; otherwise the build brings them. */
function fromPage(): Record<string, unknown> {
  const content = document.querySelector('meta[name="sorella-env"]')?.getAttribute('content');
  if (!content) return {};
  const settings: unknown = JSON.parse(content);
  return typeof settings === 'object' && settings !== null ? { ...settings } : {};
}

/** Reads the settings once; throws an Error that names every one that is missing or malformed. */
export function readEnv(): Env {
  const { VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY, VITE_PROBE_URL } = import.meta.env;
  const result = Settings.safeParse({
    supabaseUrl: VITE_SUPABASE_URL,
    supabasePublishableKey: VITE_SUPABASE_PUBLISHABLE_KEY,
    probeUrl: VITE_PROBE_URL ?? '/icon.svg',
    ...fromPage(),
  });
  if (result.success) return { ...result.data, supabaseUrl: result.data.supabaseUrl.replace(/\/$/, '') };
  const problems = result.error.issues.map((issue) => `- ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The app is not configured:\n${problems.join('\n')}`);
}
