'use client';

import { useState } from 'react';
import type { CodeSent, SendCodeInput, VerificationStatus } from '@/lib/accounts';
import { useMarket } from '@/lib/client/market';
import type { CountryCode } from '@/lib/markets';
import { dismissSwitch, suggestsSwitch } from './phone-mismatch';
import { useVerification } from './use-verification';
import { forgetVerification, recallVerification, rememberVerification, tabStore } from './verification-memory';

type Verified = Extract<VerificationStatus, { verified: true }>;
type Stage =
  | { readonly kind: 'phone' }
  | { readonly kind: 'code'; readonly sentAt: number; readonly resendAt: number }
  | { readonly kind: 'blocked'; readonly until: number }
  | { readonly kind: 'country'; readonly status: Verified };

const remembered = () => recallVerification(tabStore, window.location.pathname, Date.now());

/** Where the dialog stands; while a code is on its way the tab remembers it, so that a reload loses nothing. */
export function useVerifyStages(onVerified: (status: VerificationStatus, shop: CountryCode) => void) {
  const { country } = useMarket();
  const { setStatus } = useVerification();
  const [memory] = useState(remembered);
  const [typed, setTyped] = useState<SendCodeInput | null>(memory?.typed ?? null);
  const [stage, setStage] = useState<Stage>(
    memory ? { kind: 'code', sentAt: memory.sentAt, resendAt: memory.resendAt } : { kind: 'phone' },
  );
  // The page is told last: what it then shows may take the dialog's place.
  const finish = async (status: VerificationStatus, shop: CountryCode) => {
    await setStatus(status);
    onVerified(status, shop);
  };
  return {
    stage,
    typed,
    sent: (input: SendCodeInput, { resendAfterSeconds, validMinutes }: CodeSent) => {
      const sentAt = Date.now();
      const times = { sentAt, resendAt: sentAt + resendAfterSeconds * 1000 };
      const page = window.location.pathname;
      rememberVerification(tabStore, {
        ...times,
        page,
        open: true,
        typed: input,
        expiresAt: sentAt + validMinutes * 60_000,
      });
      setTyped(input);
      setStage({ kind: 'code', ...times });
    },
    block: (waitSeconds: number) => {
      forgetVerification(tabStore);
      setStage({ kind: 'blocked', until: Date.now() + waitSeconds * 1000 });
    },
    changeNumber: () => {
      forgetVerification(tabStore);
      setStage({ kind: 'phone' });
    },
    verified: async (status: VerificationStatus) => {
      forgetVerification(tabStore);
      if (status.verified && suggestsSwitch(tabStore, status.country, country)) setStage({ kind: 'country', status });
      else await finish(status, country);
    },
    stay: async (status: Verified) => {
      dismissSwitch(tabStore, status.country);
      await finish(status, country);
    },
    switchShop: (status: Verified) => finish(status, status.country),
    /** A dialog that was closed waits to be opened again; a reload does not open it. */
    onOpenChange: (open: boolean) => {
      const now = remembered();
      if (now) rememberVerification(tabStore, { ...now, open });
    },
  };
}
