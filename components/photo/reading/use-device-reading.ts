'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DraftView } from '@/lib/books';
import type { ReadHero } from '@/lib/illustrator';
import type { Candidate } from '../analysis/candidates';
import { getPhotoKey } from '../analysis/prepare-photo';
import { NOT_LOADED, type ReadingOutcome as Outcome, readPhoto } from './read-photo';

/** Why the photo is sent after all: the device cannot, the connection broke, or the parent would not wait. */
export type UnreadReason = 'device' | 'line' | 'chosen';

/** What this device reads of the selected photo. `off`: there is nothing to read. */
export type DeviceReading =
  | { readonly phase: 'off' | 'reading' }
  | { readonly phase: 'failed'; readonly reason: UnreadReason }
  /** The photo cannot be used, for the reason that the server would give. */
  | { readonly phase: 'refused'; readonly code: string }
  | { readonly phase: 'read'; readonly hero: ReadHero };

type Child = Pick<DraftView, 'age' | 'gender'>;

/** The photo with all that decides what is read from it. */
const getKey = ({ id, crop }: Candidate, { age, gender }: Child) => JSON.stringify([id, crop, age, gender]);

/** The analysis proposes a crop and looks at it again; before that a reading would be thrown away. */
const isAnalyzed = ({ photo, verdict, crop, cropAnalysis }: Candidate): boolean =>
  photo.url !== null && verdict?.refusal === null && (crop === null || cropAnalysis !== null);

function toReading(outcome: Outcome | undefined): DeviceReading {
  if (outcome === undefined) return { phase: 'reading' };
  if (outcome === null) return { phase: 'failed', reason: 'device' };
  if (outcome === NOT_LOADED) return { phase: 'failed', reason: 'line' };
  return typeof outcome === 'string' ? { phase: 'refused', code: outcome } : { phase: 'read', hero: outcome };
}

/** A decision that may come at any time. */
function createChoice() {
  let make: (reading: DeviceReading) => void = () => {};
  const made = new Promise<DeviceReading>((resolve) => {
    make = resolve;
  });
  return { made, make };
}

/** Reads the selected photo on this device as soon as it is analyzed, so that the parent sees what would be sent. */
export function useDeviceReading(selected: Candidate | null, child: Child, enabled: boolean) {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const running = useRef(new Map<string, Promise<Outcome>>());
  const impatience = useRef(createChoice());
  const [sendsInstead, setSendsInstead] = useState(false);

  const read = (candidate: Candidate): Promise<Outcome> => {
    const key = getKey(candidate, child);
    const known = running.current.get(key);
    if (known) return known;
    const { photo, crop } = candidate;
    const { age, gender } = child;
    const reading = readPhoto({ file: photo.file, crop, child: { age, gender }, key: getPhotoKey(photo, crop) });
    running.current.set(key, reading);
    void reading.then((outcome) => setOutcomes((now) => new Map(now).set(key, outcome)));
    return reading;
  };
  const ready = enabled && selected !== null && isAnalyzed(selected);
  const key = ready ? getKey(selected, child) : null;
  const begin = useEffectEvent(() => selected && void read(selected));
  useEffect(() => {
    if (key) begin();
  }, [key]);

  const getState = (): DeviceReading => {
    if (!enabled || !selected || selected.verdict?.refusal) return { phase: 'off' };
    if (sendsInstead) return { phase: 'failed', reason: 'chosen' };
    // Only the server can decode it.
    if (selected.photo.url === null) return { phase: 'failed', reason: 'device' };
    return toReading(outcomes.get(getKey(selected, child)));
  };
  return {
    state: getState(),
    /** The reading of a photo whose analysis has ended, once it is done or the parent would rather send the photo. */
    settle: (candidate: Candidate): Promise<DeviceReading> =>
      Promise.race([read(candidate).then(toReading), impatience.current.made]),
    /** The parent would rather send the photo than wait. */
    sendInstead: () => {
      setSendsInstead(true);
      impatience.current.make({ phase: 'failed', reason: 'chosen' });
    },
    /** Reads the selected photo once more, after a broken connection. */
    retry: () => {
      impatience.current = createChoice();
      setSendsInstead(false);
      if (!selected) return;
      const unread = getKey(selected, child);
      running.current.delete(unread);
      setOutcomes((now) => new Map([...now].filter(([known]) => known !== unread)));
      void read(selected);
    },
  };
}
