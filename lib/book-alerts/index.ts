export {
  ALERT_MONTHS,
  type AlertCreated,
  type AlertDeleted,
  type AlertInput,
  type DeleteAlertInput,
  parseAlertUnsubscribeFragment,
} from './alert';
