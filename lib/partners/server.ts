export { createReminder } from './create-reminder';
export { endOffer, findOfferDays, getOfferDays, listOffers, saveOfferDays } from './days/offer-days';
export { purgeReminders, unsubscribeReminder } from './delete-reminder';
export { deleteReminderSchema, reminderSchema } from './schema';
