import { ListAddress } from '@sorella/core/domain/administration/list-address';
import { adminPanelTexts } from '@sorella/core/notices/texts/admin.texts';
import { AdminScreen, SignInRequired } from '@sorella/ui';
import { createFileRoute, defaultStringifySearch, useNavigate, useParams } from '@tanstack/react-router';

export const Route = createFileRoute('/admin')({
  validateSearch: (search) => ListAddress.parse(search),
  component: Admin,
});

function Admin() {
  // The list stays where it is from one section to the next.
  const { section = null, item = null } = useParams({ strict: false });
  const address = Route.useSearch();
  const navigate = useNavigate();
  return (
    <SignInRequired feature={adminPanelTexts.title}>
      {({ userId }) => (
        <AdminScreen
          userId={userId}
          section={section}
          item={item}
          list={{
            address,
            search: defaultStringifySearch(address),
            onAddressChange: (search, { replace }) =>
              void navigate({ to: '.', search, replace, resetScroll: false }),
          }}
        />
      )}
    </SignInRequired>
  );
}
