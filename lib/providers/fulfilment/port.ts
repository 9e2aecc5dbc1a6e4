import type { Result } from '@/lib/platform/result';

/** A print file as the print house fetches it: a signed link that lives long enough, with its checksum. */
type PrintFile = { readonly url: string; readonly sha256: string };

type DeliveryAddress = {
  readonly fullName: string;
  /** E.164, for the courier. */
  readonly phone: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly state?: string;
  readonly city: string;
  readonly postalCode?: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly apartment?: string;
};

export type Delivery =
  | { readonly method: 'standard' | 'express'; readonly address: DeliveryAddress }
  | { readonly method: 'self_pickup' };

export type PrintOrder = {
  /** One printing; the same key never prints twice. */
  readonly shipmentId: string;
  readonly interior: PrintFile;
  readonly cover: PrintFile;
  readonly interiorPages: number;
  /** Right for books that are read from right to left. */
  readonly bindingEdge: 'left' | 'right';
  readonly copies: number;
  readonly delivery: Delivery;
};

export type FulfilmentStatus = 'accepted' | 'printing' | 'shipped' | 'ready_for_pickup' | 'delivered' | 'failed';

/** What a print house's webhook says, in our words. `eventId` is unique per provider and handled once. */
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
  /** Orders a printing. `fulfilment_unavailable` may be tried again; `fulfilment_refused` needs a person. */
  submit(
    order: PrintOrder,
  ): Promise<Result<{ readonly providerReference: string }, 'fulfilment_unavailable' | 'fulfilment_refused'>>;
  /** Verifies the signature and reads the event; `null` for an event that does not concern us. */
  readEvent(rawBody: string, headers: Headers): Promise<Result<FulfilmentEvent | null, 'webhook_signature_invalid'>>;
};
