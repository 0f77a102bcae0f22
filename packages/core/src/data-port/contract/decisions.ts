import type { DecisionAnswer } from '../../domain/entities/admin.ts';
import type { Decision } from '../../domain/entities/booking.ts';
import type { CommunityData } from '../community-data.ts';

/** A decision about one application, and its booking with it. */
interface OneDecision {
  applicationId: string;
  decision: Decision;
  notes?: string | null;
}

/** Decides about one application as panels decide about many; what it was refused for is its verdict. */
export async function decideOne(
  { admin }: CommunityData,
  { applicationId, decision, notes = null }: OneDecision,
): Promise<DecisionAnswer> {
  const answers = await admin.decideApplications({ applicationIds: [applicationId], decision, notes });
  const [answer] = answers;
  if (!answer || answers.length > 1) throw new Error(`one application has ${answers.length} answers`);
  return answer;
}

/** The same for a test that goes on from there: throws unless this very decision was carried out. */
export async function mustDecide(data: CommunityData, given: OneDecision): Promise<void> {
  const { verdict } = await decideOne(data, given);
  if (verdict !== 'decided') throw new Error(`the decision was not carried out: ${verdict}`);
}
