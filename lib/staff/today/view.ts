/** What the desk counts, in the order in which it is shown. */
export const TODAY_ITEMS = [
  'paid',
  'confirm',
  'production',
  'printing',
  'late',
  'failed',
  'jobs',
  'requests',
  'reviews',
  'refunds',
] as const;
export type TodayItem = (typeof TODAY_ITEMS)[number];
export type TodayView = readonly { readonly item: TodayItem; readonly count: number }[];
