import type { GeoPort } from './port';

/** The shop's own replacements: they return the country of the cookie `sandbox_country`, or none. */
export const createSandboxGeo = (): GeoPort => ({
  name: 'sandbox',
  lookups: [
    { kind: 'json', url: '/api/sandbox/geo/json' },
    { kind: 'trace', url: '/api/sandbox/geo/trace' },
  ],
});
