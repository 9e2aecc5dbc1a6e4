/** A lookup that the visitor's browser makes; the response names the country of the browser's IP address. */
export type GeoLookup = {
  /** `json`: an object with `country_code`; `trace`: plain text with a line `loc=XX`. */
  readonly kind: 'json' | 'trace';
  readonly url: string;
};

/** Answer of `GET /api/geo`: ISO 3166-1 alpha-2 from the host's header, or the look-ups to make instead. */
export type GeoAnswer = { readonly country: string | null; readonly lookups: readonly GeoLookup[] };
