'use client';

import { useEffect, useRef, useState } from 'react';
import type { Character } from '@/lib/illustrator';
import { fetchSketch } from './fetch-sketch';
import { createLatestRequest } from './latest-request';

/** After this time in milliseconds we tell the parent that the picture will follow. */
const SLOW_SKETCH_MS = 1500;

/** An instant sketch of `character`. */
export type Sketch = { readonly url: string; readonly character: Character };

/** Sketches the character after every change. The first request is not shown; it only warms up the drawing thread. */
export function useSketch(bookId: string, character: Character, changed: boolean) {
  const [sketch, setSketch] = useState<Sketch | null>(null);
  const [late, setLate] = useState(false);
  const wishes = useRef<ReturnType<typeof createLatestRequest<Character, string>>>(null);
  useEffect(() => {
    const opened = createLatestRequest<Character, string>({
      send: (wish, signal) => fetchSketch(bookId, wish, signal),
      onResponse: (url, of) => {
        setSketch({ url, character: of });
        setLate(false);
      },
      onError: () => setLate(true),
      now: () => performance.now(),
    });
    wishes.current = opened;
    return () => opened.abort();
  }, [bookId]);
  const first = useRef(character);
  useEffect(() => wishes.current?.request(first.current), []);
  const wish = changed ? character : null;
  useEffect(() => {
    if (wish) wishes.current?.request(wish);
  }, [wish]);

  const drawn = sketch?.character === character;
  const url = sketch?.url;
  // Counted from the last sketch, because sketches arrive continuously while dragging.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new picture starts the wait anew
  useEffect(() => {
    if (drawn || !changed) return;
    const timer = setTimeout(() => setLate(true), SLOW_SKETCH_MS);
    return () => clearTimeout(timer);
  }, [drawn, changed, url]);
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url]);
  return { sketch: changed ? sketch : null, drawn: changed && drawn, late: changed && late };
}
