import { type CommunityData, isConnectionFailure } from '@sorella/core/data-port';
import { changeFailureNotice } from '@sorella/core/notices/data-error';
import { type FilledNotice, noticeOf } from '@sorella/core/notices/notice';
import { paymentLinkNotices } from '@sorella/core/notices/payment-link.notices';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PaypalSettingProps } from '../../admin/paypal-setting/PaypalSetting.tsx';
import { useSingleMutation } from '../../queries/use-single-mutation.ts';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { reportFailure } from '../../runtime/app-services.ts';
import { paypalUsernameQuery } from './booking-review/queries.ts';

/** Saves it. When only the answer was lost the database says so, and nothing has failed. */
async function savePaypalUsername(data: CommunityData, username: string): Promise<void> {
  try {
    await data.admin.savePaypalUsername(username);
  } catch (thrown) {
    const stored = isConnectionFailure(thrown)
      ? await data.admin.getPaypalUsername().catch(() => null)
      : null;
    if (stored !== username) throw thrown;
  }
}

/** The saved PayPal.me username and how it is changed, as the admin's boxes need it. */
export function usePaypalSetting() {
  const services = useAppServices();
  const { data, notices } = services;
  const queries = useQueryClient();
  const query = paypalUsernameQuery(data);
  const saved = useQuery(query);
  const tell = (notice: FilledNotice) => notices.publish(notice, { group: 'paypal-setting' });

  const { mutate, isPending } = useSingleMutation({
    mutationFn: (username: string) => savePaypalUsername(data, username),
    async onSuccess(_nothing, username) {
      // A read that began before would bring the old one back.
      await queries.cancelQueries({ queryKey: query.queryKey });
      queries.setQueryData(query.queryKey, username);
      tell(noticeOf(paymentLinkNotices, 'paypal-username-saved'));
    },
    onError(error) {
      tell(changeFailureNotice(error, noticeOf(paymentLinkNotices, 'paypal-username-save-failed')));
      reportFailure(services, error);
    },
  });

  return {
    username: saved.data ?? null,
    loading: !saved.isFetched,
    saving: isPending,
    onSave: (username) => mutate(username),
    onInvalid: (refusal) =>
      notices.publish(noticeOf(paymentLinkNotices, refusal), { group: 'paypal-setting', place: 'inline' }),
  } satisfies PaypalSettingProps;
}
