import { adminPanelTexts } from '@sorella/core/notices/texts/admin.texts';
import { AdminPlaceFlow, type AdminPlaceFlowProps } from '../features/admin/AdminPlaceFlow.tsx';
import { Screen } from './Screen.tsx';

/** Props of {@link AdminScreen}. */
export interface AdminScreenProps {
  /** Who is signed in. */
  readonly userId: string;
  /** The section, as the address says it; null for what waits today. */
  readonly section: string | null;
  /** One of a section: an event, a member. */
  readonly item?: string | null;
  /** How the section's list is looked at, as the address says it. */
  readonly list?: AdminPlaceFlowProps['list'];
}

/** The admin's place: what waits, and each tool with an address of its own. */
export function AdminScreen({ userId, section, item = null, list = null }: AdminScreenProps) {
  return (
    <Screen title={adminPanelTexts.title}>
      <AdminPlaceFlow userId={userId} section={section} item={item} list={list} />
    </Screen>
  );
}
