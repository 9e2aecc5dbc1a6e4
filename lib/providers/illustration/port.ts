import type { Drawing, DrawRequest } from '@/lib/illustrator';
import type { Result } from '@/lib/platform/result';

/** The parent's declaration at the photo step (rulings, "Consent"). */
export type PhotoConsent = {
  readonly textVersion: string;
  readonly language: string;
  readonly acceptedAt: Date;
  /** True only when the accepted text names the hosted image service. */
  readonly namesHostedService: boolean;
};

export type IllustrationRequest = DrawRequest & {
  /** Normalised JPEG of the child's photo; hosted adapters use it as reference. */
  readonly photo?: Uint8Array;
  readonly consent?: PhotoConsent;
};

export type IllustrationRefusal =
  | 'illustration_consent_missing'
  | 'illustration_unsafe'
  | 'illustration_unavailable'
  | 'illustration_failed';

export type Illustrated = Drawing & { readonly provider: string; readonly costMicroUsd: number };

export type IllustrationPort = {
  illustrate(request: IllustrationRequest): Promise<Result<Illustrated, IllustrationRefusal>>;
};
