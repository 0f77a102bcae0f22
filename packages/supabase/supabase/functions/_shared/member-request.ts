import type { z } from 'zod';
import { corsHeaders, refuse } from './answers.ts';
import { verifiedMember } from './caller.ts';
import type { FunctionEnvironment, FunctionHandler } from './environment.ts';

/** What a function gets once it is known who asks for what. */
export interface MemberRequest<Body> {
  readonly memberId: string;
  readonly body: Body;
  /** The header that speaks for the member. */
  readonly authorization: string;
  readonly environment: FunctionEnvironment;
}

/**
 * A function for signed-in members: answers browsers' questions, checks method, body and token, and turns whatever
 * fails unexpectedly into an answer that says nothing of it.
 */
export const forMembers =
  <Body>(
    schema: z.ZodType<Body>,
    texts: { readonly invalid: string; readonly failed: string },
    work: (asked: MemberRequest<Body>) => Promise<Response>,
  ): FunctionHandler =>
  async (request, environment) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: corsHeaders });
    if (request.method !== 'POST') return refuse(405, 'Only POST is offered.', { allow: 'POST, OPTIONS' });
    const body = schema.safeParse(await request.json().catch(() => undefined));
    if (!body.success) return refuse(400, texts.invalid);
    try {
      const memberId = await verifiedMember(request, environment);
      if (memberId === undefined) return refuse(401, 'Please sign in.');
      const authorization = request.headers.get('authorization') ?? '';
      return await work({ memberId, body: body.data, authorization, environment });
    } catch (error) {
      console.error(error);
      return refuse(502, texts.failed);
    }
  };
