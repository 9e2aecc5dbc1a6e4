import type { Result } from '@/lib/platform/result';

export type FiscalKind = 'invoice' | 'credit_note';

/** A numbered tax document as a provider submits or prints it; amounts are minor units of `currency`. */
export type FiscalDocument = {
  readonly kind: FiscalKind;
  /** Counted per kind without gaps, from 1; also the idempotency key together with the kind. */
  readonly number: number;
  /** The invoice that a credit note is about. */
  readonly creditedNumber: number | null;
  readonly issuedAt: Date;
  readonly country: 'IL' | 'US' | 'KE';
  readonly currency: 'ILS' | 'USD' | 'KES';
  readonly orderNumber: string;
  /** With the tax in it. */
  readonly grossMinor: number;
  readonly vatMinor: number;
  /** 1800 is 18 %. */
  readonly vatBasisPoints: number;
};

export type FiscalPort = {
  readonly name: string;
  /** Submits a document; the same document is never submitted twice. */
  submit(document: FiscalDocument): Promise<
    Result<
      {
        readonly providerReference: string;
        /** An Israeli allocation number, a number of Kenya's eTIMS; null where the authority gives none. */
        readonly authorityNumber: string | null;
      },
      'fiscal_unavailable'
    >
  >;
};
