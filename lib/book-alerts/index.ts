export {
  ALERT_MONTHS,
  type AlertForgotten,
  type AlertInput,
  type AlertStored,
  alertIn,
  type ForgetAlertInput,
  forgetAlertFragment,
} from './alert';
