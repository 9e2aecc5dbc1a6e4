export { askAlert, forgetAlert, forgetOldAlerts } from './ask-alert';
export type { AlertRow } from './repo';
export { alertSchema, forgetAlertSchema } from './schema';
