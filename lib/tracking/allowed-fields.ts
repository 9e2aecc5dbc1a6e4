import { isClickId } from './click-id';
import { isSafePath } from './safe-path';

/** Whether a field's value may leave the shop. */
export type FieldCheck = (value: unknown) => boolean;

/** Longer texts are cut (spec §9: event data is truncated to 255 characters). */
const MAX_TEXT = 255;
/** Above every total of a class or company; phone numbers are larger. */
const MAX_MINOR = 400_000_000;

const isText = (pattern: RegExp): FieldCheck => {
  return (value) => typeof value === 'string' && pattern.test(value);
};
const isInteger = (min: number, max: number): FieldCheck => {
  return (value) => Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
};
const isProductId = isText(/^\d{1,5}$/);

/**
 * Every field that may leave the shop with an event, and what it may hold; the rest is removed (spec §7: personal fields
 * are stripped). An e-mail address, a phone number or a name fits none of them.
 */
const EVENT_FIELDS: Readonly<Record<string, FieldCheck>> = {
  event_id: isText(/^[a-z]{4,24}_(?:[0-9A-Z]{8}|\d{13})$/),
  click_id: (value) => typeof value === 'string' && isClickId(value),
  path: (value) => typeof value === 'string' && isSafePath(value),
  catalogueId: isInteger(1, 99_999),
  orderNumber: isText(/^[0-9A-Z]{8}$/),
  amountMinor: isInteger(0, MAX_MINOR),
  currency: isText(/^(?:ILS|USD|KES)$/),
  content_ids: (value) => Array.isArray(value) && value.every(isProductId),
  content_type: (value) => value === 'product',
  value: (value) => typeof value === 'number' && value >= 0 && value <= MAX_MINOR / 100,
};

const truncate = (value: unknown): unknown => (typeof value === 'string' ? value.slice(0, MAX_TEXT) : value);

/** The fields that may leave the shop: an allow-list, so that a new field stays here until somebody decides. */
export const filterAllowedFields = (
  fields: Readonly<Record<string, unknown>>,
  also: Readonly<Record<string, FieldCheck>> = {},
): Record<string, unknown> => {
  const checks = new Map(Object.entries({ ...EVENT_FIELDS, ...also }));
  const allowed = Object.entries(fields).filter(([name, value]) => checks.get(name)?.(value));
  return Object.fromEntries(allowed.map(([name, value]) => [name, truncate(value)]));
};
