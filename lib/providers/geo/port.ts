import type { Result } from '@/lib/platform/result';

/** Where a visitor is, by address. Look-ups are asked in order; the caller bounds and caches them (spec, "Geo lookups"). */
export type GeoPort = {
  readonly name: string;
  /**
   * ISO 3166-1 alpha-2 country, upper case, of a public IPv4 or IPv6 address.
   * `geo_unknown` for a private address, no answer, or an answer after `signal` was aborted.
   */
  countryOf(ipAddress: string, signal: AbortSignal): Promise<Result<string, 'geo_unknown'>>;
};
