/** Every field that may leave the shop with an event; the rest is removed (spec §7: personal fields are stripped). */
const EVENT_FIELDS: ReadonlySet<string> = new Set([
  'event_id',
  'click_id',
  'path',
  'catalogueId',
  'orderNumber',
  'amountMinor',
  'currency',
  'content_ids',
  'content_type',
  'value',
]);

/** The fields that may leave the shop: an allow-list, so that a new field stays here until somebody decides. */
export const filterAllowedFields = (
  fields: Readonly<Record<string, unknown>>,
  also: ReadonlySet<string> = new Set(),
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => EVENT_FIELDS.has(name) || also.has(name)));
