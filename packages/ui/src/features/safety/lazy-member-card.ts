import { lazyComponent } from '../../primitives/lazy-component.tsx';
import type { MemberCardDialogProps } from './MemberCardDialog.tsx';

/** Fetches the code of the card's window: there before it is needed, as without a network it could not be fetched. */
export const loadMemberCard = async () => (await import('./MemberCardDialog.tsx')).MemberCardDialog;

/** The card's window, fetched when it is first opened. */
export const LazyMemberCardDialog = lazyComponent<MemberCardDialogProps>(loadMemberCard);
