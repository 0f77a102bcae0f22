import { PaypalSetting } from '../../admin/paypal-setting/PaypalSetting.tsx';
import { usePaypalSetting } from './use-paypal-setting.ts';

/**
 * The admin's single-purchase box on live data. One that cannot be read leaves the
 * field empty.
 */
export function PaypalSettingFlow() {
  return <PaypalSetting {...usePaypalSetting()} />;
}
