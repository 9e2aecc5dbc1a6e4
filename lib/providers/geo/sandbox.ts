import { fail, ok } from '@/lib/platform/result';
import type { GeoPort } from './port';

/** Places every visitor in one country, or nowhere. */
export function sandboxGeo(country: string | null): GeoPort {
  return {
    name: 'sandbox',
    async countryOf(_ipAddress, signal) {
      return country === null || signal.aborted ? fail('geo_unknown') : ok(country);
    },
  };
}
