'use client';

import { type PointerEvent, useRef } from 'react';
import { dragDistance, shouldCompleteTurn, swipeStep, turnProgress } from '../navigation/reader-navigation';

type PageTurnHandlers = {
  readonly startDrag: (step: number) => boolean;
  readonly drag: (done: number) => void;
  readonly endDrag: (goesOn: boolean) => void;
  readonly goBy: (by: number) => void;
};

type DragState = {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  mode: 'unsure' | 'holds' | 'calm' | 'other';
  step: number;
  /** Position at the last event, for the speed. */
  last: { readonly x: number; readonly time: number };
  speed: number;
};

/** Pixels that distinguish a swipe from a tap and from scrolling. */
const DRAG_THRESHOLD_PX = { along: 8, across: 10 } as const;

const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1.01;

/** A mouse selects text, so it turns pages only by their pictures. */
const canStartDrag = ({ pointerType, button, target }: PointerEvent) =>
  pointerType !== 'mouse' || (button === 0 && target instanceof Element && target.closest('[data-grip]') !== null);

/**
 * Turns pages by touch; the page follows the finger. Pinch gestures and swipes on a zoomed page belong to the browser.
 */
export function useSwipe(direction: 'rtl' | 'ltr', leafing: PageTurnHandlers) {
  const finger = useRef<DragState | null>(null);
  const drop = () => {
    if (finger.current?.mode === 'holds') leafing.endDrag(false);
    finger.current = null;
  };
  const decide = (held: DragState, dx: number, dy: number): DragState['mode'] => {
    if (Math.abs(dy) > DRAG_THRESHOLD_PX.across && Math.abs(dy) > Math.abs(dx)) return 'other';
    if (Math.abs(dx) < DRAG_THRESHOLD_PX.along || Math.abs(dx) < Math.abs(dy) * 1.2) return 'unsure';
    held.step = dx < 0 === (direction === 'ltr') ? 1 : -1;
    return leafing.startDrag(held.step) ? 'holds' : 'calm';
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (finger.current || !event.isPrimary || isZoomed()) return drop();
      if (!canStartDrag(event)) return;
      const { pointerId: id, clientX: x, clientY: y, timeStamp: time } = event;
      finger.current = { id, x, y, mode: 'unsure', step: 0, last: { x, time }, speed: 0 };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const held = finger.current;
      if (held?.id !== event.pointerId) return;
      const dx = event.clientX - held.x;
      if (held.mode === 'unsure') {
        held.mode = decide(held, dx, event.clientY - held.y);
        if (held.mode === 'holds') event.currentTarget.setPointerCapture(held.id);
      }
      if (held.mode !== 'holds') return;
      const passed = Math.max(1, event.timeStamp - held.last.time);
      held.speed = dragDistance(event.clientX - held.last.x, held.step, direction) / passed;
      held.last = { x: event.clientX, time: event.timeStamp };
      const page = event.currentTarget.querySelector('[data-grip]')?.clientWidth ?? event.currentTarget.clientWidth;
      leafing.drag(turnProgress(dragDistance(dx, held.step, direction), page));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const held = finger.current;
      if (held?.id !== event.pointerId) return;
      finger.current = null;
      const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
      if (held.mode === 'calm' || held.mode === 'unsure') leafing.goBy(swipeStep(dx, dy, direction));
      if (held.mode !== 'holds') return;
      const along = dragDistance(dx, held.step, direction);
      const page = event.currentTarget.querySelector('[data-grip]')?.clientWidth ?? event.currentTarget.clientWidth;
      // A finger that rested before it lifted was not fast.
      const speed = event.timeStamp - held.last.time > 90 ? 0 : held.speed;
      leafing.endDrag(shouldCompleteTurn({ share: turnProgress(along, page), speed, along }));
    },
    onPointerCancel: drop,
    /** Prevents dragging the image itself. */
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
  };
}
