import type { z } from 'zod';
import type { alertSchema, forgetAlertSchema } from './schema';

/** Which words the visitor agreed to (`bookDetail.alert`); a new day whenever they change. */
export const ALERT_CONSENT_VERSION = '2026-11-22';

/** Months after which an address goes whose book did not come out. */
export const ALERT_MONTHS = 12;

export type AlertInput = z.input<typeof alertSchema>;

/** Answer of `POST /api/alerts`: the same for a new and a known address, so that nobody can ask for one. */
export type AlertStored = { readonly stored: true };

export type ForgetAlertInput = z.input<typeof forgetAlertSchema>;

/** Answer of `POST /api/alerts/forget`, whether there still was an address or not. */
export type AlertForgotten = { readonly forgotten: true };

/** Before the alert's id in the address of its book's page; a fragment, so that no server and no log sees it. */
const MARK = '#forget-alert=';
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Where the mail leads whoever wants their address deleted; that page asks first. */
export const forgetAlertFragment = (alertId: string): string => `${MARK}${alertId}`;

/** The alert that an address's fragment names, if any. */
export function alertIn(fragment: string): string | null {
  const id = fragment.startsWith(MARK) ? fragment.slice(MARK.length) : '';
  return ID.test(id) ? id : null;
}
