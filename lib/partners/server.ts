export { forgetOldReminders, forgetReminder } from './forget';
export { remind } from './remind';
export type { ReminderRow } from './repo';
export { forgetSchema, reminderSchema } from './schema';
