import { useQuery } from '@tanstack/react-query';
import { useReadFailure } from '../../../queries/use-read-failure.ts';
import { useAppServices } from '../../../runtime/AppServicesProvider.tsx';

/** What waits for admins and staff and since when: read once for the profile's card, the place's list and its first page. Nobody else asks. */
export function useOverview(isAdmin = true) {
  const { data } = useAppServices();
  const overview = useQuery({
    queryKey: ['admin-tools', 'overview'],
    enabled: isAdmin,
    queryFn: ({ signal }) => data.admin.getOverview({ signal }),
  });
  return { overview, failure: useReadFailure(overview) };
}
