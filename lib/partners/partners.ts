import { roladin } from './data/roladin';
import type { Partner, PartnerId } from './model';

const PARTNERS: Readonly<Record<PartnerId, Partner>> = { roladin };

export const partnerById = (id: PartnerId): Partner => PARTNERS[id];
