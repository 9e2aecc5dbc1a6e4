'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { getOfferState, type OfferState } from '@/lib/partners';

type OfferStateGateProps = {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly timeZone: string;
  /** State of the offer when the page was rendered. */
  readonly initialState: OfferState;
  readonly children: ReactNode;
};

const MINUTE_MS = 60_000;

/** Checks the clock every minute, because a page may stay open past midnight. */
function subscribeToMinutes(tell: () => void): () => void {
  const timer = setInterval(tell, MINUTE_MS);
  return () => clearInterval(timer);
}

/** Shows only children whose `data-when` names the offer's current state. */
export function OfferStateGate({ firstDay, lastDay, timeZone, initialState, children }: OfferStateGateProps) {
  const state = useSyncExternalStore(
    subscribeToMinutes,
    () => getOfferState({ firstDay, lastDay }, new Date(), timeZone),
    () => initialState,
  );
  return <div data-offer={state}>{children}</div>;
}
