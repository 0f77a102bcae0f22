import { buildPaypalLink, TEST_LINK_CENTS } from '@sorella/core/domain/events/money';
import { changeFailureNotice } from '@sorella/core/notices/data-error';
import { noticeOf } from '@sorella/core/notices/notice';
import { paymentLinkNotices } from '@sorella/core/notices/payment-link.notices';
import { paymentLinkTexts } from '@sorella/core/notices/texts/event-form.texts';
import { useQuery } from '@tanstack/react-query';
import { PaymentLinks } from '../../admin/payment-links/PaymentLinks.tsx';
import { copyText } from '../../browser/copy-text.ts';
import { useSingleMutation } from '../../queries/use-single-mutation.ts';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { reportFailure } from '../../runtime/app-services.ts';
import { usePaypalSetting } from './use-paypal-setting.ts';

/** Events that are named; the rest is a number. */
const NAMED_EVENTS = 5;

/** The admin's payment-link card on live data. */
export function PaymentLinksFlow() {
  const services = useAppServices();
  const { data, notices, device } = services;
  const setting = usePaypalSetting();
  const { username } = setting;
  const differing = useQuery({
    // Of events as well: an edited one may lead elsewhere.
    queryKey: ['events', 'differing-links', username],
    queryFn: () => data.admin.listDifferingPaypalLinks(username ?? '', { page: 1, pageSize: NAMED_EVENTS }),
    enabled: username !== null && username !== '',
    retry: false,
  });
  const refreshing = useSingleMutation({
    mutationFn: (name: string) => data.admin.refreshPaypalLinks(name),
    onSuccess(n) {
      notices.publish(noticeOf(paymentLinkNotices, 'payment-links-refreshed', { n }));
    },
    onError(error) {
      const failed = noticeOf(paymentLinkNotices, 'payment-links-refresh-failed');
      notices.publish(changeFailureNotice(error, failed));
      reportFailure(services, error);
    },
  });

  const testLink = async () => {
    const link = buildPaypalLink(username ?? '', TEST_LINK_CENTS);
    if (link === null) {
      notices.publish(noticeOf(paymentLinkNotices, 'paypal-test-link-needs-username'));
      return;
    }
    const copied = await copyText(link);
    const id = copied ? 'paypal-test-link-generated' : 'paypal-test-link-not-copied';
    notices.publish(noticeOf(paymentLinkNotices, id), {
      action: { label: paymentLinkTexts.openTestLink, onPress: () => void device.open(link) },
    });
  };

  return (
    <PaymentLinks
      {...setting}
      differing={differing.data ?? null}
      refreshing={refreshing.isPending}
      onTestLink={() => void testLink()}
      onRefresh={() => {
        if (username && !refreshing.isPending) refreshing.mutate(username);
      }}
    />
  );
}
