import { readConsent } from '@/lib/client/stores/consent-store';
import { isSharedPage, stripIds } from '@/lib/tracking';
import { sanitizeRecording } from './sanitize-recording';

/** The global name under which Mixpanel's library finds its recorder, loaded or not. */
const RECORDER = '__mp_recorder';

type RecordOptions = { readonly emit: (event: unknown) => void };
type RecordPage = (options: RecordOptions) => unknown;
/** One recording; it sends these two addresses with every batch. */
type Recording = { batchStartUrl: string; replayStartUrl: string };
type RecorderClass = new (mixpanel: unknown) => { rrwebRecord: RecordPage };

const getPageUrl = (): string => `${window.location.origin}${stripIds(window.location.pathname)}`;

/** Recordings are of pages that show everybody the same, and end with the consent. */
export const mayRecord = (): boolean =>
  isSharedPage(window.location.pathname) && readConsent()?.includes('analytics') === true;

function createSafeRecorder(Recorder: RecorderClass): RecorderClass {
  return class extends Recorder {
    constructor(mixpanel: unknown) {
      super(mixpanel);
      const record = this.rrwebRecord;
      this.rrwebRecord = function recordSafely(this: Recording, options: RecordOptions) {
        const startUrl = getPageUrl();
        const address = { get: () => startUrl, set: () => undefined, configurable: true };
        Object.defineProperties(this, { batchStartUrl: address, replayStartUrl: address });
        // Asked at each event: the page may have changed since the recording began.
        const emit = (event: unknown) => mayRecord() && options.emit(sanitizeRecording(event, getPageUrl()));
        return record({ ...options, emit });
      };
    }
  };
}

/**
 * Makes the recorder record only what `mayRecord` allows, without words, addresses and pictures. Mixpanel loads the
 * recorder by itself, also to continue a recording of the page before, so it is replaced when it arrives.
 */
export function guardRecorder(): void {
  let recorder: RecorderClass | undefined;
  Object.defineProperty(window, RECORDER, {
    configurable: true,
    get: () => recorder,
    set: (loaded: RecorderClass) => {
      recorder = createSafeRecorder(loaded);
    },
  });
}
