export { createReminder } from './create-reminder';
export { purgeReminders, unsubscribeReminder } from './delete-reminder';
export { deleteReminderSchema, reminderSchema } from './schema';
