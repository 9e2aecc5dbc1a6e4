import mixpanel from 'mixpanel-browser/dist/mixpanel-with-async-recorder.cjs';
import { filterAllowedFields, isPersonalPath, type Tracker, type TrackingSettings } from '@/lib/tracking';

/** What Mixpanel itself adds and needs; addresses of pages, referrers and campaigns are not among it. */
const LIBRARY_FIELDS: ReadonlySet<string> = new Set([
  'token',
  'distinct_id',
  'time',
  '$device_id',
  '$insert_id',
  '$browser',
  '$browser_version',
  '$os',
  '$device',
  '$screen_height',
  '$screen_width',
  '$lib_version',
  '$mp_replay_id',
  'mp_lib',
  'mp_sent_by_lib_version',
]);
const SAMPLE_KEY = 'recorded';
const RECORDER_URL = '/api/tracking/recorder';

/** Whether this visit is in the recorded share; one decision for the visit. */
function isRecordedVisit(percent: number): boolean {
  const known = sessionStorage.getItem(SAMPLE_KEY);
  if (known) return known === '1';
  const chosen = Math.random() * 100 < percent;
  sessionStorage.setItem(SAMPLE_KEY, chosen ? '1' : '0');
  return chosen;
}

/** Recordings contain the address of the page, so pages of one person, and links with anything in them, have none. */
const mayRecord = (): boolean => !isPersonalPath(window.location.pathname) && window.location.search === '';

function init({ token, apiHost }: NonNullable<TrackingSettings['analytics']>): void {
  mixpanel.init(token, {
    api_host: apiHost,
    // Without the slash at the end, which Next redirects.
    api_routes: { track: 'track', engage: 'engage', groups: 'groups', record: 'record', flags: 'flags' },
    api_payload_format: 'json',
    persistence: 'localStorage',
    ignore_dnt: false,
    ip: false,
    autocapture: false,
    track_pageview: false,
    save_referrer: false,
    store_google: false,
    skip_first_touch_marketing: true,
    stop_utm_persistence: true,
    recorder_src: RECORDER_URL,
    record_sessions_percent: 0,
    record_console: false,
    record_network: false,
    record_canvas: false,
    record_mask_all_text: true,
    record_mask_all_inputs: true,
    record_block_selector: 'img, picture, video, audio, canvas, svg, iframe',
    hooks: {
      before_send_events: ({ event, properties }) => ({
        event,
        properties: filterAllowedFields(properties, LIBRARY_FIELDS),
      }),
    },
  });
}

/** Starts Mixpanel; returns its tracker and a function that stops it and deletes what it stored. */
export function startMixpanel(settings: NonNullable<TrackingSettings['analytics']>) {
  init(settings);
  if (mixpanel.has_opted_out_tracking()) mixpanel.opt_in_tracking({ track: () => undefined });
  const recorded = isRecordedVisit(settings.recordingPercent);

  const tracker: Tracker = ({ name, ...fields }, dedupeId) => {
    // The page has changed: its event comes first on every page.
    if (recorded && mayRecord()) mixpanel.start_session_recording();
    else mixpanel.stop_session_recording();
    mixpanel.track(name, { ...fields, event_id: dedupeId });
  };
  const stop = () => {
    mixpanel.stop_session_recording();
    // Deletes what it stored and stops the batches.
    mixpanel.opt_out_tracking({ delete_user: false });
    sessionStorage.removeItem(SAMPLE_KEY);
  };
  return { tracker, stop };
}
