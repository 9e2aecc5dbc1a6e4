import { roladin } from './data/roladin';
import type { Partner, PartnerId } from './model';

const PARTNERS: Readonly<Record<PartnerId, Partner>> = { roladin };

export const getPartner = (id: PartnerId): Partner => PARTNERS[id];
