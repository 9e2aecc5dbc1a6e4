import { readConsent, subscribeToConsent } from '@/lib/client/consent-store';
import type { ConsentPurpose } from '@/lib/consent';
import { addTracker, type TrackingSettings } from '@/lib/tracking';
import { deleteClickId } from './click-id-store';
import { createMetaPixel } from './meta-pixel';
import { loadTagManager, updateTagManager } from './tag-manager';

type Running = { readonly stop: () => void };
type Start = (settings: TrackingSettings, replay: boolean) => Promise<Running | null>;

async function startAnalytics({ analytics }: TrackingSettings, replay: boolean): Promise<Running | null> {
  if (!analytics) return null;
  const { startMixpanel } = await import('./mixpanel');
  const { tracker, stop } = startMixpanel(analytics);
  const remove = addTracker(tracker, { replay });
  return {
    stop: () => {
      remove();
      stop();
    },
  };
}

async function startAdvertising({ pixel }: TrackingSettings, replay: boolean): Promise<Running | null> {
  if (!pixel) return null;
  const remove = addTracker(createMetaPixel(pixel), { replay });
  return {
    stop: () => {
      remove();
      deleteClickId();
    },
  };
}

const STARTS: Readonly<Record<ConsentPurpose, Start>> = { analytics: startAnalytics, advertising: startAdvertising };

/**
 * Starts what the visitor allows, and follows later choices. A choice from an earlier visit covers the events of this
 * page load; a choice on this page covers what comes after it.
 */
export function startTracking(settings: TrackingSettings, { replay: first }: { readonly replay: boolean }): void {
  const running = new Map<ConsentPurpose, Running | null>();
  let tagManager = false;

  const follow = async (replay: boolean) => {
    const allowed = readConsent() ?? [];
    for (const [purpose, service] of running) {
      if (allowed.includes(purpose)) continue;
      service?.stop();
      running.delete(purpose);
    }
    if (settings.tagManagerId) {
      if (tagManager) updateTagManager(allowed);
      else if (allowed.length > 0) loadTagManager(settings.tagManagerId, allowed, { replay });
      tagManager ||= allowed.length > 0;
    }
    for (const purpose of allowed) {
      if (running.has(purpose)) continue;
      running.set(purpose, null);
      running.set(purpose, await STARTS[purpose](settings, replay));
    }
  };
  let queue = follow(first);
  subscribeToConsent(() => {
    queue = queue.then(() => follow(false));
  });
}
