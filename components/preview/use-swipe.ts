'use client';

import { type PointerEvent, useRef } from 'react';
import { goesOn, pulled, shareOfPull, swipeStep } from './reader-moves';

type Leafing = {
  readonly grab: (step: number) => boolean;
  readonly pull: (done: number) => void;
  readonly letGo: (goesOn: boolean) => void;
  readonly step: (by: number) => void;
};

type Finger = {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  mode: 'unsure' | 'holds' | 'calm' | 'other';
  step: number;
  /** Where it was a moment ago, for its speed. */
  last: { readonly x: number; readonly time: number };
  speed: number;
};

/** Px that tell a swipe from a tap, and from scrolling. */
const SURE = { along: 8, across: 10 } as const;

const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1.01;

/** A mouse selects text: it turns pages by their picture only. */
const mayTurn = ({ pointerType, button, target }: PointerEvent) =>
  pointerType !== 'mouse' || (button === 0 && target instanceof Element && target.closest('[data-grip]') !== null);

/** Turning pages by finger: the leaf follows it. Two fingers, and one on a page that is zoomed in, are the browser's. */
export function useSwipe(direction: 'rtl' | 'ltr', leafing: Leafing) {
  const finger = useRef<Finger | null>(null);
  const drop = () => {
    if (finger.current?.mode === 'holds') leafing.letGo(false);
    finger.current = null;
  };
  const decide = (held: Finger, dx: number, dy: number): Finger['mode'] => {
    if (Math.abs(dy) > SURE.across && Math.abs(dy) > Math.abs(dx)) return 'other';
    if (Math.abs(dx) < SURE.along || Math.abs(dx) < Math.abs(dy) * 1.2) return 'unsure';
    held.step = dx < 0 === (direction === 'ltr') ? 1 : -1;
    return leafing.grab(held.step) ? 'holds' : 'calm';
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (finger.current || !event.isPrimary || isZoomed()) return drop();
      if (!mayTurn(event)) return;
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
      held.speed = pulled(event.clientX - held.last.x, held.step, direction) / passed;
      held.last = { x: event.clientX, time: event.timeStamp };
      const page = event.currentTarget.querySelector('[data-grip]')?.clientWidth ?? event.currentTarget.clientWidth;
      leafing.pull(shareOfPull(pulled(dx, held.step, direction), page));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const held = finger.current;
      if (held?.id !== event.pointerId) return;
      finger.current = null;
      const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
      if (held.mode === 'calm' || held.mode === 'unsure') leafing.step(swipeStep(dx, dy, direction));
      if (held.mode !== 'holds') return;
      const along = pulled(dx, held.step, direction);
      const page = event.currentTarget.querySelector('[data-grip]')?.clientWidth ?? event.currentTarget.clientWidth;
      // A finger that rested before it left was not flicking.
      const speed = event.timeStamp - held.last.time > 90 ? 0 : held.speed;
      leafing.letGo(goesOn({ share: shareOfPull(along, page), speed, along }));
    },
    onPointerCancel: drop,
    /** A picture is not to be carried away while its page is turned. */
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
  };
}
