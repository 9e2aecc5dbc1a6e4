/** `GET /api/tracking/settings`: the services that receive events once the visitor agrees; `null` where none is set up. */
export type TrackingSettings = {
  /** Mixpanel, or the sandbox that speaks its protocol. */
  readonly analytics: {
    readonly token: string;
    readonly apiHost: string;
    /** Share of visits that are recorded, 0 to 100. */
    readonly recordingPercent: number;
  } | null;
  /** A container of Google Tag Manager. */
  readonly tagManagerId: string | null;
  /** Meta's pixel, and the URL of its image. */
  readonly pixel: { readonly id: string; readonly url: string } | null;
};
