'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { type OfferState, offerState } from '@/lib/partners';

type OfferStageProps = {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly timeZone: string;
  /** Where the offer stood when the page was made. */
  readonly made: OfferState;
  readonly children: ReactNode;
};

const MINUTE_MS = 60_000;

/** Looks at the clock once a minute: a page may stay open over midnight. */
function onMinute(tell: () => void): () => void {
  const timer = setInterval(tell, MINUTE_MS);
  return () => clearInterval(timer);
}

/** Shows of its children what belongs to the offer's days: those marked `data-when` with the present state. */
export function OfferStage({ firstDay, lastDay, timeZone, made, children }: OfferStageProps) {
  const state = useSyncExternalStore(
    onMinute,
    () => offerState({ firstDay, lastDay }, new Date(), timeZone),
    () => made,
  );
  return <div data-offer={state}>{children}</div>;
}
