import { useEffect, useRef, useState } from 'react';
import type { SketchSubject } from '@/lib/books';
import type { Character } from '@/lib/illustrator';
import { fetchSketch } from '../fetch-sketch';
import { createLatestRequest } from '../latest-request';

/**
 * A drawing of the hero's family, or of one of them, after every change of `character`; `null` draws nothing yet. The
 * server stores none of it. Another `version` is drawn again: what the server knows of the picture has changed.
 */
export function useFamilySketch(bookId: string, show: SketchSubject, character: Character | null, version = '') {
  const [drawn, setDrawn] = useState<{ readonly url: string; readonly of: Character } | null>(null);
  const [failed, setFailed] = useState(false);
  const requests = useRef<ReturnType<typeof createLatestRequest<Character, string>>>(null);
  useEffect(() => {
    const opened = createLatestRequest<Character, string>({
      send: (wish, signal) => fetchSketch(bookId, wish, signal, show),
      onResponse: (url, of) => {
        setDrawn({ url, of });
        setFailed(false);
      },
      onError: () => setFailed(true),
      now: () => performance.now(),
    });
    requests.current = opened;
    return () => opened.abort();
  }, [bookId, show]);
  useEffect(() => {
    // The second hero's age is part of the picture, and of the draft.
    void version;
    if (character) requests.current?.request(character);
  }, [character, version]);
  const url = drawn?.url;
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url]);
  const retry = () => {
    setFailed(false);
    if (character) requests.current?.request(character);
  };
  return { url: url ?? null, drawing: character !== null && drawn?.of !== character && !failed, failed, retry };
}
