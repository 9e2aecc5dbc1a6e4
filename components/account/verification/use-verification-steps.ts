'use client';

import { useState } from 'react';
import type { CodeSent, SendCodeInput, VerificationStatus } from '@/lib/accounts';
import { useMarket } from '@/lib/client/market';
import {
  clearPendingVerification,
  loadPendingVerification,
  savePendingVerification,
  tabStorage,
} from '@/lib/client/pending-verification';
import { dismissSwitch, shouldSuggestSwitch } from '@/lib/client/phone-country-switch';
import { useVerification } from '@/lib/client/use-verification';
import type { CountryCode } from '@/lib/markets';

type Verified = Extract<VerificationStatus, { verified: true }>;
type VerificationStep =
  | { readonly kind: 'phone' }
  | { readonly kind: 'code'; readonly sentAt: number; readonly resendAt: number }
  | { readonly kind: 'blocked'; readonly until: number }
  | { readonly kind: 'country'; readonly status: Verified };

const loadForThisPage = () => loadPendingVerification(tabStorage, window.location.pathname, Date.now());

/**
 * Steps of the verification dialog. While a code is on its way, sessionStorage keeps the step, so that a reload loses
 * nothing.
 */
export function useVerificationSteps(onVerified: (status: VerificationStatus, nextCountry: CountryCode) => void) {
  const { country } = useMarket();
  const { setStatus } = useVerification();
  const [stored] = useState(loadForThisPage);
  const [typed, setTyped] = useState<SendCodeInput | null>(stored?.typed ?? null);
  const [stage, setStage] = useState<VerificationStep>(
    stored ? { kind: 'code', sentAt: stored.sentAt, resendAt: stored.resendAt } : { kind: 'phone' },
  );
  // Call `onVerified` last: the page may then replace the dialog.
  const finish = async (status: VerificationStatus, nextCountry: CountryCode) => {
    await setStatus(status);
    onVerified(status, nextCountry);
  };
  return {
    stage,
    typed,
    sent: (input: SendCodeInput, { resendAfterSeconds, validMinutes }: CodeSent) => {
      const sentAt = Date.now();
      const times = { sentAt, resendAt: sentAt + resendAfterSeconds * 1000 };
      const page = window.location.pathname;
      savePendingVerification(tabStorage, {
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
      clearPendingVerification(tabStorage);
      setStage({ kind: 'blocked', until: Date.now() + waitSeconds * 1000 });
    },
    changeNumber: () => {
      clearPendingVerification(tabStorage);
      setStage({ kind: 'phone' });
    },
    verified: async (status: VerificationStatus) => {
      clearPendingVerification(tabStorage);
      if (status.verified && shouldSuggestSwitch(tabStorage, status.country, country))
        setStage({ kind: 'country', status });
      else await finish(status, country);
    },
    stay: async (status: Verified) => {
      dismissSwitch(tabStorage, status.country);
      await finish(status, country);
    },
    switchCountry: (status: Verified) => finish(status, status.country),
    /** A dialog that the visitor closed stays closed after a reload, but keeps its step. */
    onOpenChange: (open: boolean) => {
      const now = loadForThisPage();
      if (now) savePendingVerification(tabStorage, { ...now, open });
    },
  };
}
