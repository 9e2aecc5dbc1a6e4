'use client';

import { useEffect, useState } from 'react';
import { clampIndex } from './reader-moves';

type Turn = { readonly from: number; readonly to: number };

/** A little longer than a turn: if its end is never told, the leaf is taken away all the same. */
const LANDED_MS = 900;

const movesCalmly = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Which opening is shown, and which leaf is in the air. A jump further than one spread does not fly. */
export function usePageTurns(count: number) {
  const [index, setIndex] = useState(0);
  const [turn, setTurn] = useState<Turn | null>(null);
  useEffect(() => {
    if (!turn) return;
    const timer = setTimeout(() => setTurn(null), LANDED_MS);
    return () => clearTimeout(timer);
  }, [turn]);
  const goTo = (wanted: number) => {
    const to = clampIndex(wanted, count);
    if (to === index) return;
    setTurn(Math.abs(to - index) === 1 && !movesCalmly() ? { from: index, to } : null);
    setIndex(to);
  };
  return { index, turn, land: () => setTurn(null), goTo };
}
