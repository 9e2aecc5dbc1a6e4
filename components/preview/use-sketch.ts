'use client';

import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/lib/client/api-error';
import { changeHeaders } from '@/lib/client/send';
import type { Character } from '@/lib/illustrator';
import { latestWins } from './latest-wins';

/** After so long the parent is told that the picture comes later, in milliseconds. */
const LATE_MS = 1500;

/** A picture of the hero as described in `of`, drawn at once. */
export type Sketch = { readonly url: string; readonly of: Character };

async function askFor(bookId: string, character: Character, signal: AbortSignal): Promise<string> {
  const response = await fetch(`/api/books/${bookId}/sketch`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { ...changeHeaders(), 'Content-Type': 'application/json' },
    body: JSON.stringify(character),
    signal,
  });
  if (!response.ok) throw new ApiError(response.status, null);
  const url = URL.createObjectURL(await response.blob());
  const image = new Image();
  image.src = url;
  // Decoded before it is shown: the picture changes without a blink.
  await image.decode();
  return url;
}

/**
 * The hero drawn at once at every change. What has not been changed yet is asked for too, but not shown: it warms
 * the drawing thread.
 */
export function useSketch(bookId: string, character: Character, changed: boolean) {
  const [sketch, setSketch] = useState<Sketch | null>(null);
  const [late, setLate] = useState(false);
  const wishes = useRef<ReturnType<typeof latestWins<Character, string>>>(null);
  useEffect(() => {
    const opened = latestWins<Character, string>({
      ask: (wish, signal) => askFor(bookId, wish, signal),
      onAnswer: (url, of) => {
        setSketch({ url, of });
        setLate(false);
      },
      onFailure: () => setLate(true),
      now: () => performance.now(),
    });
    wishes.current = opened;
    return () => opened.stop();
  }, [bookId]);
  const first = useRef(character);
  useEffect(() => wishes.current?.want(first.current), []);
  const wish = changed ? character : null;
  useEffect(() => {
    if (wish) wishes.current?.want(wish);
  }, [wish]);

  const drawn = sketch?.of === character;
  const url = sketch?.url;
  // Counted from the last picture: while a finger drags they come all along.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new picture starts the wait anew
  useEffect(() => {
    if (drawn || !changed) return;
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, [drawn, changed, url]);
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url]);
  return { sketch: changed ? sketch : null, drawn: changed && drawn, late: changed && late };
}
