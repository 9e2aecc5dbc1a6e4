/** The same day and time so many months before, in UTC; the last day of the month where that month has no such day. */
export function getMonthsBefore(date: Date, months: number): Date {
  const before = new Date(date);
  before.setUTCMonth(before.getUTCMonth() - months);
  // 31 March less one month would be 31 February, which JavaScript takes for 3 March: back to the end of February.
  if (before.getUTCDate() !== date.getUTCDate()) before.setUTCDate(0);
  return before;
}
