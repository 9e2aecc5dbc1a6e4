import type { Env } from '@/lib/platform/env';
import type { TrackingSettings } from '@/lib/tracking';

const META_PIXEL_URL = 'https://www.facebook.com/tr/';

/** The browser's part of the settings; the sandboxes answer on the shop's own origin. */
export function getTrackingSettings(env: Env): TrackingSettings {
  const recordingPercent = env.MIXPANEL_RECORDING_PERCENT;
  const analytics = {
    off: null,
    sandbox: { token: 'sandbox', apiHost: '/api/sandbox/analytics', recordingPercent },
    mixpanel: { token: env.MIXPANEL_TOKEN ?? '', apiHost: env.MIXPANEL_API_HOST, recordingPercent },
  };
  const pixel = {
    off: null,
    sandbox: { id: 'sandbox', url: '/api/sandbox/pixel' },
    meta: { id: env.META_PIXEL_ID ?? '', url: META_PIXEL_URL },
  };
  return { analytics: analytics[env.ANALYTICS], tagManagerId: env.GTM_ID ?? null, pixel: pixel[env.ADS] };
}
