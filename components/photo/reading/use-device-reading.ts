'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DraftView } from '@/lib/books';
import type { ReadHero, ReadRelative } from '@/lib/illustrator';
import type { Candidate } from '../analysis/candidates';
import { getPhotoKey } from '../analysis/prepare-photo';
import {
  NOT_LOADED,
  type ReadingOutcome as Outcome,
  readPhoto,
  readPrivatePhoto,
  readRelativePhoto,
} from './read-photo';

/** Why the photo is sent after all: the device cannot, the connection broke, or the parent would not wait. */
export type UnreadReason = 'device' | 'line' | 'chosen';

/** What this device reads of the selected photo. `off`: there is nothing to read. */
export type DeviceReading<Read = ReadHero> =
  | { readonly phase: 'off' | 'reading' }
  | { readonly phase: 'failed'; readonly reason: UnreadReason }
  /** The photo cannot be used, for the reason that the server would give. */
  | { readonly phase: 'refused'; readonly code: string }
  | { readonly phase: 'read'; readonly hero: Read };

type Child = Pick<DraftView, 'age' | 'gender'>;

/** The photo with all that decides what is read from it. */
const getKey = ({ id, crop }: Candidate, whom: readonly unknown[]) => JSON.stringify([id, crop, ...whom]);

/** The analysis proposes a crop and looks at it again; before that a reading would be thrown away. */
const isAnalyzed = ({ photo, verdict, crop, cropAnalysis }: Candidate): boolean =>
  photo.url !== null && verdict?.refusal === null && (crop === null || cropAnalysis !== null);

function toReading<Read extends object>(outcome: Outcome<Read> | undefined): DeviceReading<Read> {
  if (outcome === undefined) return { phase: 'reading' };
  if (outcome === null) return { phase: 'failed', reason: 'device' };
  if (outcome === NOT_LOADED) return { phase: 'failed', reason: 'line' };
  return typeof outcome === 'string' ? { phase: 'refused', code: outcome } : { phase: 'read', hero: outcome };
}

/** A decision that may come at any time. */
function createChoice<Read>() {
  let make: (reading: DeviceReading<Read>) => void = () => {};
  const made = new Promise<DeviceReading<Read>>((resolve) => {
    make = resolve;
  });
  return { made, make };
}

type PhotoToRead = Parameters<typeof readRelativePhoto>[0];

type ReadingOptions<Read> = {
  /** What besides the photo decides what is read. */
  readonly whom: readonly unknown[];
  readonly read: (photo: PhotoToRead) => Promise<Outcome<Read>>;
  readonly enabled: boolean;
};

/** Reads the photo of a child whom the parent has described by age and gender. */
export const useDeviceReading = (selected: Candidate | null, { age, gender }: Child, enabled: boolean) =>
  useReading<ReadHero>(selected, {
    whom: [age, gender],
    read: (photo) => readPhoto({ ...photo, child: { age, gender } }),
    enabled,
  });

/** Reads the photo of a child that is never sent. */
export const usePrivateReading = (selected: Candidate | null, { age, gender }: Child) =>
  useReading<ReadHero>(selected, {
    whom: [age, gender],
    read: (photo) => readPrivatePhoto({ ...photo, child: { age, gender } }),
    enabled: true,
  });

/** Reads the photo of a grown-up, which is never sent; `enabled` once the parent has this person’s leave. */
export const useRelativeReading = (selected: Candidate | null, enabled: boolean) =>
  useReading<ReadRelative>(selected, { whom: [], read: readRelativePhoto, enabled });

/** Reads the selected photo on this device as soon as it is analyzed, so that the parent sees what would be sent. */
function useReading<Read extends object>(
  selected: Candidate | null,
  { whom, read: readFile, enabled }: ReadingOptions<Read>,
) {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome<Read>>>(new Map());
  const running = useRef(new Map<string, Promise<Outcome<Read>>>());
  const impatience = useRef(createChoice<Read>());
  const [sendsInstead, setSendsInstead] = useState(false);

  const read = (candidate: Candidate): Promise<Outcome<Read>> => {
    const key = getKey(candidate, whom);
    const known = running.current.get(key);
    if (known) return known;
    const { photo, crop } = candidate;
    const reading = readFile({ file: photo.file, crop, key: getPhotoKey(photo, crop) });
    running.current.set(key, reading);
    void reading.then((outcome) => setOutcomes((now) => new Map(now).set(key, outcome)));
    return reading;
  };
  const ready = enabled && selected !== null && isAnalyzed(selected);
  const key = ready ? getKey(selected, whom) : null;
  const begin = useEffectEvent(() => selected && void read(selected));
  useEffect(() => {
    if (key) begin();
  }, [key]);

  const getState = (): DeviceReading<Read> => {
    if (!enabled || !selected || selected.verdict?.refusal) return { phase: 'off' };
    if (sendsInstead) return { phase: 'failed', reason: 'chosen' };
    // Only the server can decode it.
    if (selected.photo.url === null) return { phase: 'failed', reason: 'device' };
    return toReading(outcomes.get(getKey(selected, whom)));
  };
  return {
    state: getState(),
    /** The reading of a photo whose analysis has ended, once it is done or the parent would rather send the photo. */
    settle: (candidate: Candidate): Promise<DeviceReading<Read>> =>
      Promise.race([read(candidate).then(toReading<Read>), impatience.current.made]),
    /** The parent would rather send the photo than wait. */
    sendInstead: () => {
      setSendsInstead(true);
      impatience.current.make({ phase: 'failed', reason: 'chosen' });
    },
    /** Reads the selected photo once more, after a broken connection. */
    retry: () => {
      impatience.current = createChoice<Read>();
      setSendsInstead(false);
      if (!selected) return;
      const unread = getKey(selected, whom);
      running.current.delete(unread);
      setOutcomes((now) => new Map([...now].filter(([known]) => known !== unread)));
      void read(selected);
    },
  };
}
