/** Headers that let a browser call a function from any origin, as supabase-js needs them. */
export const corsHeaders: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
  'access-control-allow-methods': 'POST, OPTIONS',
};

/** A JSON answer with the CORS headers. */
export function answer(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return Response.json(body, { status, headers: { ...corsHeaders, ...headers } });
}

/** A refusal; clients show `error`. */
export function refuse(status: number, error: string, headers?: Readonly<Record<string, string>>): Response {
  return answer(status, { error }, headers);
}
