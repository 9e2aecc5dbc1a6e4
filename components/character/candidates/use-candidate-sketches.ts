import { useEffect, useState } from 'react';
import type { SketchSubject } from '@/lib/books';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import type { Character } from '@/lib/illustrator';
import { fetchSketch } from '../fetch-sketch';

type Sketches = {
  /** Object URLs in the order of the candidates; missing while they are drawn. */
  readonly urls: readonly string[];
  readonly failure: Failure | undefined;
  readonly retry: () => void;
};

/** Whom the picture of a candidate shows, and the features that the server needs for it. */
export type CandidateSketch = {
  readonly show: SketchSubject;
  readonly of: (candidate: Character) => Character;
};
const OF_HERO: CandidateSketch = { show: 'hero', of: (candidate) => candidate };

/** Draws the candidates one after the other, because the server draws one sketch at a time for a device. */
export function useCandidateSketches(
  bookId: string,
  candidates: readonly Character[],
  { show, of }: CandidateSketch = OF_HERO,
): Sketches {
  const [urls, setUrls] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<Failure>();
  const [attempt, setAttempt] = useState(0);
  // The draft is a new object after every refresh; only other candidates need other drawings.
  const content = JSON.stringify(candidates.map(of));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` starts the drawing again
  useEffect(() => {
    const controller = new AbortController();
    const drawn: string[] = [];
    const draw = async () => {
      for (const candidate of JSON.parse(content) as readonly Character[]) {
        drawn.push(await fetchSketch(bookId, candidate, controller.signal, show));
        setUrls([...drawn]);
      }
    };
    draw().catch((thrown: unknown) => {
      if (!controller.signal.aborted) setFailure(toApiError(thrown));
    });
    return () => {
      controller.abort();
      for (const url of drawn) URL.revokeObjectURL(url);
    };
  }, [bookId, content, show, attempt]);
  const retry = () => {
    setFailure(undefined);
    setUrls([]);
    setAttempt((count) => count + 1);
  };
  return { urls, failure, retry };
}
