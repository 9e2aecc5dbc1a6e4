'use client';

import { useEffect, useEffectEvent } from 'react';

type OtpCredential = { readonly code?: string };
type OtpRequest = { readonly otp: { readonly transport: readonly ['sms'] }; readonly signal: AbortSignal };

/** Reads the code from the SMS where the browser supports WebOTP; the SMS names our host for it. */
export function useWebOtp(onCode: (code: string) => void): void {
  const take = useEffectEvent(onCode);
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const stop = new AbortController();
    const ask = navigator.credentials.get.bind(navigator.credentials) as unknown as (
      request: OtpRequest,
    ) => Promise<OtpCredential | null>;
    ask({ otp: { transport: ['sms'] }, signal: stop.signal })
      .then((found) => found?.code && take(found.code))
      // Declined, timed out or unmounted: the visitor types the code.
      .catch(() => {});
    return () => stop.abort();
  }, []);
}
