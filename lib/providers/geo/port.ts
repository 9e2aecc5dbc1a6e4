import type { GeoLookup } from '@/lib/platform/geo';

/**
 * Detects a visitor's country (spec §7 "Geo lookups"). The browser makes the lookups in this order, so that the shop
 * never passes on an IP address; and only when the host sends no country header.
 */
export type GeoPort = {
  readonly name: string;
  readonly lookups: readonly GeoLookup[];
};
