import type { ListView, SavedView } from '@sorella/core/domain/entities/saved-view';
import { adminNotices } from '@sorella/core/notices/admin.notices';
import { changeFailureNotice } from '@sorella/core/notices/data-error';
import { noticeOf } from '@sorella/core/notices/notice';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { SavedViews } from '../../../admin/table/SavedViews.tsx';
import { useSingleMutation } from '../../../queries/use-single-mutation.ts';
import { useAppServices } from '../../../runtime/AppServicesProvider.tsx';
import { reportFailure } from '../../../runtime/app-services.ts';

/** Props of {@link SavedViewsFlow}. */
export interface SavedViewsFlowProps {
  /** Which list it is: small letters and dashes. */
  readonly list: string;
  /** What is shown now. */
  readonly shown: ListView;
  readonly onShow: (view: ListView) => void;
}

/** The list as it opens by itself. */
const USUAL: ListView = { filters: {}, search: '', sortBy: 'date', ascending: false };
/** Filters that are off say nothing, so that one which came later changes no view. */
const keyOf = ({ filters, search, sortBy, ascending }: ListView) =>
  JSON.stringify([
    Object.entries(filters)
      .filter(([, value]) => value !== '')
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    search,
    sortBy,
    ascending,
  ]);

/** The views of a list that she keeps, on live data. */
export function SavedViewsFlow({ list, shown, onShow }: SavedViewsFlowProps) {
  const services = useAppServices();
  const { data, notices } = services;
  const queries = useQueryClient();
  const queryKey = ['admin-tools', 'views', list] as const;
  const query = useQuery({ queryKey, queryFn: ({ signal }) => data.admin.listViews(list, { signal }) });
  const saving = useSingleMutation({
    networkMode: 'always',
    mutationFn: (input: { name: string; view: ListView | null }) => data.admin.saveView({ list, ...input }),
    onSuccess: (views, { name, view }) => {
      queries.setQueryData<SavedView[]>(queryKey, views);
      if (view) notices.publish(noticeOf(adminNotices, 'view-saved', { name }));
    },
    onError: (error) => {
      notices.publish(changeFailureNotice(error, noticeOf(adminNotices, 'view-save-failed')));
      reportFailure(services, error);
    },
  });
  const views = query.data;
  // Where they cannot be read the list works without them.
  if (!views && query.isError) return null;
  const isShown = ({ view }: SavedView) => keyOf(view) === keyOf(shown);
  return (
    <SavedViews
      names={views?.map(({ name }) => name) ?? null}
      shown={views?.find(isShown)?.name ?? null}
      isUsual={keyOf(shown) === keyOf(USUAL)}
      saving={saving.isPending ? (saving.variables?.name ?? null) : null}
      onShow={({ name }) => onShow(views?.find((one) => one.name === name)?.view ?? USUAL)}
      onSave={({ name }) => saving.mutate({ name, view: shown })}
      onForget={({ name }) => saving.mutate({ name, view: null })}
    />
  );
}
