import mixpanel from 'mixpanel-browser/dist/mixpanel-with-async-recorder.cjs';
import { type FieldCheck, filterAllowedFields, type Tracker, type TrackingSettings } from '@/lib/tracking';
import { clearRecordings } from './clear-recordings';
import { guardRecorder, mayRecord } from './safe-recorder';
import { isRecordedVisit } from './visit-sample';

const RECORDER_URL = '/api/tracking/recorder';

const isNumber: FieldCheck = (value) => typeof value === 'number';
const isWord: FieldCheck = (value) => typeof value === 'string' && /^[\w.$: /-]{0,255}$/.test(value);
/** The library's random id. Nobody is identified: any other id stays here. */
const isAnonymousId: FieldCheck = (value) => typeof value === 'string' && /^\$device:[\w-]{1,64}$/.test(value);

/** What Mixpanel itself adds and needs. */
const LIBRARY_FIELDS: Readonly<Record<string, FieldCheck>> = {
  token: isWord,
  distinct_id: isAnonymousId,
  $device_id: isWord,
  $insert_id: isWord,
  $mp_replay_id: isWord,
  time: isNumber,
  $browser: isWord,
  $browser_version: isNumber,
  $os: isWord,
  $device: isWord,
  $screen_height: isNumber,
  $screen_width: isNumber,
  $lib_version: isWord,
  mp_lib: isWord,
  mp_sent_by_lib_version: isWord,
};

/**
 * What Mixpanel adds of the page and its address. Events wait in the browser's storage, and those of a closed page are
 * sent as they are stored, so it must not be in them in the first place.
 */
const PAGE_FIELDS = ['$current_url', '$referrer', '$referring_domain', '$search_engine', 'mp_keyword'];

function init({ token, apiHost }: NonNullable<TrackingSettings['analytics']>): void {
  guardRecorder();
  const options = {
    api_host: apiHost,
    // Without the slash at the end, which Next redirects.
    api_routes: { track: 'track', engage: 'engage', groups: 'groups', record: 'record', flags: 'flags' },
    api_payload_format: 'json',
    persistence: 'localStorage',
    ignore_dnt: false,
    ip: false,
    autocapture: false,
    track_pageview: false,
    track_marketing: false,
    save_referrer: false,
    store_google: false,
    skip_first_touch_marketing: true,
    stop_utm_persistence: true,
    property_blacklist: PAGE_FIELDS,
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
  } as const satisfies Parameters<typeof mixpanel.init>[1] & { readonly track_marketing: boolean };
  mixpanel.init(token, options);
}

/** Starts Mixpanel; returns its tracker and a function that stops it. */
export function startMixpanel(settings: NonNullable<TrackingSettings['analytics']>) {
  init(settings);
  if (mixpanel.has_opted_out_tracking()) {
    mixpanel.opt_in_tracking({ track: () => undefined });
    // A new id: the visitor of the earlier consent stays forgotten.
    mixpanel.reset();
  }
  const recorded = isRecordedVisit(settings.recordingPercent, Math.random(), sessionStorage);

  const tracker: Tracker = ({ name, ...fields }, dedupeId) => {
    // The page has changed: its event comes first on every page.
    if (recorded && mayRecord()) mixpanel.start_session_recording();
    else mixpanel.stop_session_recording();
    mixpanel.track(name, { ...fields, event_id: dedupeId });
  };
  /** Stops the batches and the recording, and deletes what waits in them (spec §4 "Analytics opt-out"). */
  const stop = () => {
    const stopped = Promise.resolve(mixpanel.stop_session_recording());
    // Before the recorder sends the rest, which is asynchronous.
    mixpanel.opt_out_tracking({ delete_user: false });
    // The recorder writes once more that its recording has ended.
    stopped.then(clearRecordings, clearRecordings);
  };
  return { tracker, stop };
}
