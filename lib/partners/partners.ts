import { roladin } from './data/roladin';
import type { OfferDaysByPartner, Partner, PartnerId } from './model';

const PARTNERS: Readonly<Record<PartnerId, Partner>> = { roladin };

/** A partner with the days of its offer: those of the desk, or else of the code. */
export function getPartner(id: PartnerId, days: OfferDaysByPartner = {}): Partner {
  const changed = days[id];
  return changed ? { ...PARTNERS[id], ...changed } : PARTNERS[id];
}
