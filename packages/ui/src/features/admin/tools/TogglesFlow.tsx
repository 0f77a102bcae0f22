import { adminNotices } from '@sorella/core/notices/admin.notices';
import { noticeOf } from '@sorella/core/notices/notice';
import { useQuery } from '@tanstack/react-query';
import { TogglesPanel } from '../../../admin/tools/TogglesPanel.tsx';
import { useReadFailure } from '../../../queries/use-read-failure.ts';
import { useAppServices } from '../../../runtime/AppServicesProvider.tsx';
import { useToggleSwitch } from './use-toggle-switch.ts';

/** The feature toggles on live data. */
export function TogglesFlow() {
  const { data, now } = useAppServices();
  const toggles = useQuery({
    queryKey: ['admin-tools', 'feature-toggles'],
    queryFn: () => data.admin.listFeatureToggles(),
  });
  const failure = useReadFailure(toggles);
  const { switching, onSwitch } = useToggleSwitch('feature-toggles');
  return (
    <TogglesPanel
      content={
        toggles.data
          ? { kind: 'ready', toggles: toggles.data }
          : failure
            ? { kind: 'failed', notice: noticeOf(adminNotices, 'feature-toggles-load-failed'), ...failure }
            : { kind: 'loading' }
      }
      changing={switching}
      onChange={({ toggle: { id }, isEnabled }) => onSwitch({ id, isEnabled })}
      onRetry={() => void toggles.refetch()}
      now={now()}
    />
  );
}
