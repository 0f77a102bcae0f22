import { type FilledNotice, noticeOf, paymentLinkNotices } from '@sorella/core/notices';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { PaypalSetting } from '../../admin/paypal-setting/PaypalSetting.tsx';
import { useCommunity } from '../community/CommunityProvider.tsx';
import { reportFailure } from '../community/community.ts';
import { paypalUsernameQuery } from '../community/queries.ts';

/**
 * The admin's single-purchase box on live data. One that cannot be read leaves the
 * field empty.
 */
export function PaypalSettingFlow() {
  const community = useCommunity();
  const { data, notices } = community;
  const queries = useQueryClient();
  const query = paypalUsernameQuery(data);
  const saved = useQuery(query);
  const tell = (notice: FilledNotice) => notices.publish(notice, { group: 'paypal-setting' });

  const { mutate, isPending } = useMutation({
    mutationFn: (username: string) => data.admin.savePaypalUsername(username),
    async onSuccess(_nothing, username) {
      // A read that began before would bring the old one back.
      await queries.cancelQueries({ queryKey: query.queryKey });
      queries.setQueryData(query.queryKey, username);
      tell(noticeOf(paymentLinkNotices, 'paypal-username-saved'));
    },
    onError(error) {
      tell(noticeOf(paymentLinkNotices, 'paypal-username-save-failed'));
      reportFailure(community, error);
    },
  });

  return (
    <PaypalSetting
      username={saved.data ?? null}
      loading={!saved.isFetched}
      saving={isPending}
      onSave={mutate}
      onInvalid={(refusal) => tell(noticeOf(paymentLinkNotices, refusal))}
    />
  );
}
