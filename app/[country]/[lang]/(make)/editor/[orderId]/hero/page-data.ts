import { findOwnedDraft } from '@/lib/books/server';
import type { Served } from '@/lib/client/api/served-data';
import { getHeroChange } from '@/lib/orders/server';
import type { ErrorCode } from '@/lib/platform/errors';
import { isUuid } from '@/lib/platform/ids';
import { getDraftView, getOrderDeps, getOwner } from '@/lib/server/api/owner';
import { readForPage, toServedData } from '@/lib/server/api/page';
import { isSessionExpired } from '@/lib/server/api/visitor';

type HeroData =
  | { readonly kind: 'refused'; readonly code: ErrorCode }
  | { readonly kind: 'hero'; readonly served: Served };

/** Data of the hero's page, with the trial that a step shows; `null` if reading failed. */
export const getHeroData = (orderId: string, step: string | null) =>
  readForPage(async (visit): Promise<HeroData> => {
    const deps = getOrderDeps(visit);
    if (!deps) {
      return { kind: 'refused', code: isSessionExpired(visit.visitor) ? 'session_expired' : 'authentication_required' };
    }
    const view = isUuid(orderId) ? await getHeroChange(orderId, deps) : null;
    if (!view?.ok) return { kind: 'refused', code: 'not_found' };
    const { trialId } = view.value;
    const trial = step && trialId ? await findOwnedDraft(visit.shop.db, trialId, getOwner(visit)) : null;
    const served = {
      [`/api/orders/${orderId}/hero`]: view.value,
      ...(trial && { [`/api/books/${trial.id}`]: await getDraftView(trial, visit) }),
    };
    return { kind: 'hero', served: toServedData(visit, served) };
  });
