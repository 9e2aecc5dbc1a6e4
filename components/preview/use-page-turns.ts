'use client';

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type Flight, startFlight } from './flight';
import { clampIndex } from './reader-moves';

/** A leaf in the air: held by a finger, going on, or falling back. */
type Turn = { readonly from: number; readonly to: number; readonly phase: 'held' | 'on' | 'back' };
type Place = { readonly index: number; readonly turn: Turn | null };

const movesCalmly = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How far the leaf itself is turned when so much of the turn is done: going back, it comes from the other side. */
const turnedAt = ({ from, to }: Turn, share: number): number => (to > from ? share : 1 - share);

/**
 * Which opening is shown, and which leaf is in the air. A jump further than one spread does not fly, and nothing
 * flies for who asked for calm.
 * @param book the element that holds the parts marked `data-moves`
 */
export function usePageTurns(count: number, book: RefObject<HTMLElement | null>, start = () => 0) {
  const [place, setPlace] = useState<Place>(() => ({ index: clampIndex(start(), count), turn: null }));
  const flight = useRef<Flight | null>(null);
  const share = useRef(0);
  const { index, turn } = place;
  const id = turn && `${turn.from}>${turn.to}`;

  // A flight belongs to one leaf; whether it is held or flies is the next effect's matter.
  useLayoutEffect(() => {
    if (!id || !book.current) return;
    const started = startFlight(book.current);
    flight.current = started;
    return () => {
      started.stop();
      flight.current = null;
    };
  }, [id, book]);
  useLayoutEffect(() => {
    if (!turn) return;
    if (turn.phase === 'held') {
      flight.current?.hold(turnedAt(turn, share.current));
      return;
    }
    const landed = () => setPlace((now) => (now.turn === turn ? { ...now, turn: null } : now));
    flight.current?.fly(turnedAt(turn, share.current), turnedAt(turn, turn.phase === 'on' ? 1 : 0), landed);
  }, [turn]);

  const goTo = (wanted: number) => {
    const to = clampIndex(wanted, count);
    if (to === index) return;
    share.current = 0;
    const flies = Math.abs(to - index) === 1 && !movesCalmly();
    setPlace({ index: to, turn: flies ? { from: index, to, phase: 'on' } : null });
  };
  return {
    /** The opening that counts: a page that is only held has not been turned. */
    index,
    turn,
    goTo,
    /** A finger takes hold of the next or previous leaf; `false` where there is none or nothing is to fly. */
    grab(step: number): boolean {
      const to = clampIndex(index + step, count);
      if (to === index || movesCalmly()) return false;
      share.current = 0;
      setPlace({ index, turn: { from: index, to, phase: 'held' } });
      return true;
    },
    /** @param done share of the turn, 0 to 1 */
    pull(done: number) {
      share.current = done;
      if (turn?.phase === 'held') flight.current?.hold(turnedAt(turn, done));
    },
    letGo(goesOn: boolean) {
      setPlace((now) =>
        now.turn?.phase === 'held'
          ? { index: goesOn ? now.turn.to : now.turn.from, turn: { ...now.turn, phase: goesOn ? 'on' : 'back' } }
          : now,
      );
    },
  };
}
