import type { Result } from '@/lib/platform/result';
import type { CoverSize, PrintHouseProfile } from '@/lib/typesetting';

export { PRINT_HOUSES, type PrintHouseName } from './print-houses';

/** A print file for the print house to download: a long-lived signed URL with its checksum. */
type PrintFile = { readonly url: string; readonly sha256: string };

export type DeliveryAddress = {
  readonly fullName: string;
  /** E.164, for the courier. */
  readonly phone: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly state?: string;
  readonly city: string;
  readonly postalCode?: string;
  /** With the house number, or a box, as its country writes it: `1200 Congress Ave`, `PO Box 130`, `הנשיא 12`. */
  readonly street: string;
  /** As a postman reads it: `Apt 4B`. */
  readonly unit?: string;
  /** Only the post delivers there, no courier: a box, a military base. */
  readonly postOnly: boolean;
};

export type DeliveryOption =
  | { readonly method: 'standard' | 'express'; readonly address: DeliveryAddress }
  | { readonly method: 'self_pickup' };

export type PrintOrder = {
  /** Idempotency key: the same key never prints twice. */
  readonly shipmentId: string;
  /** What the customer reads out on the phone. */
  readonly orderNumber: string;
  readonly title: string;
  readonly interior: PrintFile;
  readonly cover: PrintFile;
  readonly interiorPages: number;
  /** Right for right-to-left books, where the print house can. */
  readonly bindingEdge: 'left' | 'right';
  readonly copies: number;
  /** The greeting card of a gift, an A6 PDF that goes into the parcel; `null` if there is none or nobody encloses it. */
  readonly cardUrl: string | null;
  readonly delivery: DeliveryOption;
  /** The last day of dispatch that the customer was promised. */
  readonly dispatchBy: Date;
};

export type FulfilmentStatus = 'accepted' | 'printing' | 'shipped' | 'ready_for_pickup' | 'delivered' | 'failed';

/** A print house's report in our own terms. `eventId` is unique per provider and handled once. */
export type FulfilmentEvent = {
  readonly provider: string;
  readonly eventId: string;
  readonly shipmentId: string;
  readonly providerReference: string;
  readonly status: FulfilmentStatus;
  readonly occurredAt: Date;
  readonly carrier?: string;
  readonly trackingNumber?: string;
};

export type FulfilmentPort = {
  readonly name: string;
  /** It puts a gift's greeting card into the parcel. No parcel shows prices. */
  readonly enclosesCard: boolean;
  /** What its files must be like. */
  readonly profile: PrintHouseProfile;
  /** The sheet of a cover around so many pages, as the printer calculates it; `null`: the profile's own. */
  getCoverSize(pages: number): Promise<Result<CoverSize | null, 'fulfilment_unavailable'>>;
  /** Submits a print order. `fulfilment_unavailable` may be retried; `fulfilment_refused` needs a person. */
  submit(
    order: PrintOrder,
  ): Promise<Result<{ readonly providerReference: string }, 'fulfilment_unavailable' | 'fulfilment_refused'>>;
  /** Verifies the signature and parses the event; `null` for an irrelevant one. */
  readEvent(rawBody: string, headers: Headers): Promise<Result<FulfilmentEvent | null, 'webhook_signature_invalid'>>;
};
