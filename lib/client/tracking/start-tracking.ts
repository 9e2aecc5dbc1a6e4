import { readConsent, subscribeToConsent } from '@/lib/client/stores/consent-store';
import type { ConsentPurpose } from '@/lib/consent';
import { addTracker, type Tracker, type TrackingSettings } from '@/lib/tracking';
import { createMetaPixel } from './meta-pixel';
import { followTagManager } from './tag-manager';

type Running = { readonly stop: () => void };
type Start = (settings: TrackingSettings, replay: boolean) => Promise<Running | null>;

/** Asks at each event: the visitor may have changed the choice in another tab. */
const whileAllowed =
  (purpose: ConsentPurpose, tracker: Tracker): Tracker =>
  (event, dedupeId) => {
    if (readConsent()?.includes(purpose)) tracker(event, dedupeId);
  };

async function startAnalytics({ analytics }: TrackingSettings, replay: boolean): Promise<Running | null> {
  if (!analytics) return null;
  const { startMixpanel } = await import('./mixpanel');
  const { tracker, stop } = startMixpanel(analytics);
  const remove = addTracker(whileAllowed('analytics', tracker), { replay });
  return {
    stop: () => {
      remove();
      stop();
    },
  };
}

async function startAdvertising({ pixel }: TrackingSettings, replay: boolean): Promise<Running | null> {
  if (!pixel) return null;
  return { stop: addTracker(whileAllowed('advertising', createMetaPixel(pixel)), { replay }) };
}

const STARTS: Readonly<Record<ConsentPurpose, Start>> = { analytics: startAnalytics, advertising: startAdvertising };

/**
 * Starts what the visitor allows, and follows later choices. A choice from an earlier visit covers the events of this
 * page load; a choice on this page covers what comes after it.
 */
export function startTracking(settings: TrackingSettings, { replay: first }: { readonly replay: boolean }): void {
  const running = new Map<ConsentPurpose, Running | null>();

  /** A service that cannot be loaded is tried again when a lost connection is back, and prevents no later refusal. */
  const start = async (purpose: ConsentPurpose, replay: boolean) => {
    running.set(purpose, null);
    try {
      running.set(purpose, await STARTS[purpose](settings, replay));
    } catch {
      running.delete(purpose);
      window.addEventListener('online', () => enqueue(replay), { once: true });
    }
  };
  const follow = async (replay: boolean) => {
    const allowed = readConsent() ?? [];
    for (const [purpose, service] of running) {
      if (allowed.includes(purpose)) continue;
      service?.stop();
      running.delete(purpose);
    }
    if (settings.tagManagerId) followTagManager(settings.tagManagerId, allowed, { replay });
    for (const purpose of allowed) {
      if (!running.has(purpose)) await start(purpose, replay);
    }
  };
  let queue = Promise.resolve();
  const enqueue = (replay: boolean): void => {
    queue = queue.then(() => follow(replay));
  };
  enqueue(first);
  subscribeToConsent(() => enqueue(false));
}
