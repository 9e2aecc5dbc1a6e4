import { filterAllowedFields } from './allowed-fields';
import type { TrackedEvent } from './track';

/** Minor units of all our currencies: agorot, cents. */
const MINOR_UNITS = 100;

/**
 * An event's parameters as Meta's pixel and Conversions API name them: `content_ids`, `value` in major units, `currency`.
 * @see https://developers.facebook.com/docs/meta-pixel/reference
 */
export const getPixelParams = (event: TrackedEvent): Record<string, unknown> => filterAllowedFields(toParams(event));

function toParams(event: TrackedEvent): Record<string, unknown> {
  switch (event.name) {
    case 'ViewContent':
    case 'AddToCart':
      return { content_ids: [String(event.catalogueId)], content_type: 'product' };
    case 'InitiateCheckout':
    case 'Purchase':
      return { value: event.amountMinor / MINOR_UNITS, currency: event.currency };
    default:
      return {};
  }
}
