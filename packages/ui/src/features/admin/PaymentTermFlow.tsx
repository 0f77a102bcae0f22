import { isConnectionFailure } from '@sorella/core/data-port';
import type { PaymentTerm } from '@sorella/core/domain/entities/payment-term';
import { adminNotices } from '@sorella/core/notices/admin.notices';
import { changeFailureNotice } from '@sorella/core/notices/data-error';
import { noticeOf } from '@sorella/core/notices/notice';
import { useQuery } from '@tanstack/react-query';
import { PaymentTermForm } from '../../admin/payment-term/PaymentTermForm.tsx';
import { useReadFailure } from '../../queries/use-read-failure.ts';
import { useSingleMutation } from '../../queries/use-single-mutation.ts';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { reportFailure } from '../../runtime/app-services.ts';
import { paymentTermQuery } from './payment-term-query.ts';

/** The time to pay on live data. */
export function PaymentTermFlow() {
  const services = useAppServices();
  const { data, notices } = services;
  const term = useQuery(paymentTermQuery(data));
  const failure = useReadFailure(term);
  const { mutate, isPending } = useSingleMutation({
    mutationFn: (wanted: PaymentTerm) => data.admin.savePaymentTerm(wanted),
    onSuccess: () => notices.publish(noticeOf(adminNotices, 'payment-term-saved'), { group: 'payment-term' }),
    onError: (error) => {
      notices.publish(changeFailureNotice(error, noticeOf(adminNotices, 'payment-term-save-failed')), {
        group: 'payment-term',
      });
      reportFailure(services, error);
      // The answer alone may have been lost.
      if (isConnectionFailure(error)) void term.refetch();
    },
  });
  return (
    <PaymentTermForm
      term={term.data ?? null}
      failure={
        failure && !term.data
          ? { notice: noticeOf(adminNotices, 'payment-term-load-failed'), ...failure }
          : null
      }
      saving={isPending}
      onSave={(wanted) => mutate(wanted)}
      onRetry={() => void term.refetch()}
    />
  );
}
