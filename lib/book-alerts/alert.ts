import type { z } from 'zod';
import { idFragment } from '@/lib/platform/id-fragment';
import type { alertSchema, deleteAlertSchema } from './schema';

/** Version of the consent text (`bookDetail.alert`); a new date whenever the text changes. */
export const ALERT_CONSENT_VERSION = '2026-11-22';

/** Months after which an address is deleted if its book is still unreleased. */
export const ALERT_MONTHS = 12;

export type AlertInput = z.input<typeof alertSchema>;

/**
 * Answer of `POST /api/alerts`: the same for a new and a known address, so it does not reveal which addresses are
 * known.
 */
export type AlertCreated = { readonly stored: true };

export type DeleteAlertInput = z.input<typeof deleteAlertSchema>;

/** Answer of `POST /api/alerts/forget`, whether or not the address existed. */
export type AlertDeleted = { readonly forgotten: true };

const link = idFragment('#forget-alert=');

/** Target of the mail's unsubscribe link; the page asks for confirmation. */
export const getAlertUnsubscribeFragment = link.format;

/** The alert id in a URL fragment, if any. */
export const parseAlertUnsubscribeFragment = link.parse;
