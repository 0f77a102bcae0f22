import { DEMO_IDS } from '@sorella/mocks';
import { useState } from 'react';
import { NoticeHost } from '../../../notices/NoticeHost.tsx';
import { Container } from '../../../primitives/Container.tsx';
import { useAppServices } from '../../../runtime/AppServicesProvider.tsx';
import { AdminAccessFlow } from '../AdminAccessFlow.tsx';

/** The admin's part of the profile page, with a section open from the start. */
export function AdminToolsPage({ open = null }: { open?: string | null }) {
  const { notices } = useAppServices();
  const [section, setSection] = useState(open);
  return (
    <>
      <Container>
        <AdminAccessFlow userId={DEMO_IDS.admin} section={section} onSectionChange={setSection} />
      </Container>
      <NoticeHost center={notices} />
    </>
  );
}
