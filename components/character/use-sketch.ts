'use client';

import { useEffect, useRef, useState } from 'react';
import type { Character } from '@/lib/illustrator';
import { fetchSketch } from './fetch-sketch';
import { createLatestRequest } from './latest-request';

/** After this time in milliseconds we tell the parent that the picture will follow. */
const SLOW_SKETCH_MS = 1500;

/** An instant sketch of `character`. */
export type Sketch = { readonly url: string; readonly character: Character };

/**
 * Sketches the character after every change. The first request warms up the drawing thread: it draws the hero of a tile
 * (`tileHero`), which is drawn again after a change if that change came first.
 */
export function useSketch(bookId: string, character: Character, changed: boolean, tileHero: Character | null) {
  const [sketch, setSketch] = useState<Sketch | null>(null);
  const [tile, setTile] = useState<string | null>(null);
  const [late, setLate] = useState(false);
  const wishes = useRef<ReturnType<typeof createLatestRequest<Character, string>>>(null);
  const first = useRef(tileHero ?? character);
  useEffect(() => {
    const opened = createLatestRequest<Character, string>({
      send: (wish, signal) => fetchSketch(bookId, wish, signal),
      onResponse: (url, of) => {
        if (of === tileHero) return setTile(url);
        setSketch({ url, character: of });
        setLate(false);
      },
      onError: () => setLate(true),
      now: () => performance.now(),
    });
    wishes.current = opened;
    return () => opened.abort();
  }, [bookId, tileHero]);
  useEffect(() => wishes.current?.request(first.current), []);
  const wish = changed ? character : null;
  useEffect(() => {
    if (wish) wishes.current?.request(wish);
  }, [wish]);

  const drawn = sketch?.character === character;
  useEffect(() => {
    if (drawn && tileHero && !tile) wishes.current?.request(tileHero);
  }, [drawn, tile, tileHero]);
  const url = sketch?.url;
  // Counted from the last sketch, because sketches arrive continuously while dragging.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new picture starts the wait anew
  useEffect(() => {
    if (drawn || !changed) return;
    const timer = setTimeout(() => setLate(true), SLOW_SKETCH_MS);
    return () => clearTimeout(timer);
  }, [drawn, changed, url]);
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url]);
  useEffect(() => () => (tile ? URL.revokeObjectURL(tile) : undefined), [tile]);
  return { tile, sketch: changed ? sketch : null, drawn: changed && drawn, late: changed && late };
}
