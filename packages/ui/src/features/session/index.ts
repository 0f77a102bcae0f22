// Who is signed in, signing in and out, and what she may open.
export {
  ADMIN_EXISTS_KEY,
  accessQuery,
  adminExistsQuery,
  disabledFeaturesQuery,
  isAdminKey,
  isAdminQuery,
  isUnverified,
  rightsQuery,
  suspensionQuery,
} from './access-queries.ts';
export { askedQuestionOf } from './asked-question.ts';
export { SignOutQuestionFlow } from './SignOutQuestionFlow.tsx';
export { askBeforeSignOut, askQuestionBeforeSignOut, signOut } from './sign-out.ts';
export { SuspensionNoteAbove } from './suspension-note-above.ts';
export { useSession } from './use-session.ts';
export { whenLeft } from './when-left.ts';
