import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MemberPickerContent } from '../../../admin/staff/MemberPicker.tsx';
import { useReadFailure } from '../../../queries/use-read-failure.ts';
import { useAppServices } from '../../../runtime/AppServicesProvider.tsx';

/** Members that are offered at once. */
const OFFERED = 6;

/** What is searched for among members, and who is found. */
export function useMemberPicker() {
  const { data } = useAppServices();
  const [search, setSearch] = useState('');
  const found = useQuery({
    queryKey: ['admin-tools', 'member-search', search],
    enabled: search !== '',
    queryFn: ({ signal }) =>
      data.admin.listMembers(
        { page: 1, pageSize: OFFERED, sortBy: 'member', ascending: true, search },
        { signal },
      ),
  });
  const failure = useReadFailure(found);
  const content: MemberPickerContent =
    search === ''
      ? { kind: 'idle' }
      : found.data
        ? { kind: 'ready', members: found.data.rows }
        : { kind: failure ? 'failed' : 'loading' };
  return { search, onSearchChange: setSearch, content, onRetry: () => void found.refetch() };
}
