export { FAQ, FAQ_CATEGORIES, FAQ_MOST_ASKED, type FaqCategory, type FaqEntry } from './faq.ts';
export { findFaqEntries, type MarkedPart, markMatches } from './faq-search.ts';
export { communityGuidelines } from './legal/community-guidelines.ts';
export { cookies } from './legal/cookies.ts';
export type { LegalBlock, LegalDocument, LegalSection } from './legal/legal-document.ts';
export { privacyPolicy } from './legal/privacy-policy.ts';
export { termsOfService } from './legal/terms-of-service.ts';
