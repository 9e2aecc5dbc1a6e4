'use client';

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '@/components/ui/hooks/prefers-reduced-motion';
import { clampIndex } from '../navigation/reader-navigation';
import { createPageTurnAnimation, type PageTurnAnimation } from './page-turn-animation';

/** A page turn: dragged by a finger, completing, or falling back. */
type PageTurn = { readonly from: number; readonly to: number; readonly phase: 'dragging' | 'completing' | 'reverting' };
type ReaderPosition = { readonly index: number; readonly turn: PageTurn | null };

/** Progress of the page itself: going back, it starts from the other side. */
const pageProgress = ({ from, to }: PageTurn, dragProgress: number): number =>
  to > from ? dragProgress : 1 - dragProgress;

/**
 * The current view and the page turn in progress. A jump of more than one spread is not animated, and neither is any
 * turn under `prefers-reduced-motion`.
 * @param book the element that contains the parts marked `data-moves`
 * @param options `start`: index of the initial view; `still`: no turn is animated, as in a picture book
 */
export function usePageTurns(
  count: number,
  book: RefObject<HTMLElement | null>,
  { start, still }: { readonly start: number; readonly still: boolean },
) {
  const [position, setPosition] = useState<ReaderPosition>(() => ({ index: clampIndex(start, count), turn: null }));
  const animation = useRef<PageTurnAnimation | null>(null);
  const dragProgress = useRef(0);
  const { index, turn } = position;
  const id = turn && `${turn.from}>${turn.to}`;

  // One animation per page; the next effect decides whether it is dragged or runs.
  useLayoutEffect(() => {
    if (!id || !book.current) return;
    const started = createPageTurnAnimation(book.current);
    animation.current = started;
    return () => {
      started.stop();
      animation.current = null;
    };
  }, [id, book]);
  useLayoutEffect(() => {
    if (!turn) return;
    if (turn.phase === 'dragging') {
      animation.current?.setProgress(pageProgress(turn, dragProgress.current));
      return;
    }
    const onEnd = () => setPosition((now) => (now.turn === turn ? { ...now, turn: null } : now));
    animation.current?.animate(
      pageProgress(turn, dragProgress.current),
      pageProgress(turn, turn.phase === 'completing' ? 1 : 0),
      onEnd,
    );
  }, [turn]);

  const goTo = (target: number) => {
    const to = clampIndex(target, count);
    if (to === index) return;
    dragProgress.current = 0;
    const animated = Math.abs(to - index) === 1 && !still && !prefersReducedMotion();
    setPosition({ index: to, turn: animated ? { from: index, to, phase: 'completing' } : null });
  };
  return {
    /** The current view; a page that is only being dragged does not count as turned. */
    index,
    turn,
    goTo,
    /** Starts dragging the next or previous page; `false` if there is none or motion is reduced. */
    startDrag(step: number): boolean {
      const to = clampIndex(index + step, count);
      if (to === index || still || prefersReducedMotion()) return false;
      dragProgress.current = 0;
      setPosition({ index, turn: { from: index, to, phase: 'dragging' } });
      return true;
    },
    /** @param done progress of the turn, 0 to 1 */
    drag(done: number) {
      dragProgress.current = done;
      if (turn?.phase === 'dragging') animation.current?.setProgress(pageProgress(turn, done));
    },
    endDrag(completes: boolean) {
      setPosition((now) =>
        now.turn?.phase === 'dragging'
          ? {
              index: completes ? now.turn.to : now.turn.from,
              turn: { ...now.turn, phase: completes ? 'completing' : 'reverting' },
            }
          : now,
      );
    },
  };
}
