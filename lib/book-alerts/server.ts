export { createAlert, purgeAlerts, unsubscribeAlert } from './create-alert';
export { alertSchema, deleteAlertSchema } from './schema';
