'use client';

import { useEffect, useRef, useState } from 'react';
import { type Crop, countedFaces, type Raster } from '@/lib/photos';
import {
  added,
  type Candidate,
  type Candidates,
  changed,
  chosen,
  NO_CANDIDATES,
  placed,
  seen,
  without,
} from './candidates';
import { lookAt } from './detector/face-watch';
import { forgetFiles, type KeptFile, keepFiles, keptFiles } from './photo-store';
import { closerCopy, type Opening, openPhoto, type PickProblem, type ReadyPhoto, turnPhoto } from './prepare-photo';

/** The photos on this device: picked, looked at, turned, cropped and kept over a reload until one is sent. */
export function useCandidates(bookId: string) {
  const [candidates, setCandidates] = useState<Candidates>(NO_CANDIDATES);
  const [opening, setOpening] = useState<Opening | null>(null);
  const [problem, setProblem] = useState<PickProblem | null>(null);
  const urls = useRef(new Set<string>());

  /** Puts a photo in (or in place of another) and looks at it; `crop` is the parent's own, if there is one. */
  const take = async (id: string, photo: ReadyPhoto, copy: Raster | null, crop: Crop | null, at = Date.now()) => {
    if (photo.url) urls.current.add(photo.url);
    const fresh = { id, photo, look: null, crop, verdict: null, at };
    setCandidates((now) => (now.all.some((one) => one.id === id) ? changed(now, id, fresh) : added(now, fresh)));
    if (!copy) return;
    await lookAt(copy, (look) => {
      performance.mark('photo-verdict');
      setCandidates((now) => seen(now, id, look));
    });
  };
  const open = async (file: Blob, kept: Pick<KeptFile, 'id' | 'crop' | 'at'> | null = null) => {
    const id = kept?.id ?? crypto.randomUUID();
    const opened = await openPhoto(file, setOpening);
    if (!opened.ok) {
      setProblem(opened.code);
      return null;
    }
    return { id, judged: take(id, opened.value.photo, opened.value.copy, kept?.crop ?? null, kept?.at) };
  };
  const pick = async (files: readonly File[]) => {
    performance.mark('photo-chosen');
    setProblem(null);
    const [first, ...more] = files;
    const one = first ? await open(first) : null;
    // A single photo is what the parent wants to see; of several the best is proposed.
    setCandidates((now) => ({ ...now, chosenId: more.length === 0 ? (one?.id ?? now.chosenId) : null }));
    for (const file of more) await open(file);
  };

  const restore = async () => {
    for (const kept of await keptFiles(bookId, Date.now())) {
      const back = await open(kept.file, kept);
      if (back && kept.chosen) setCandidates((now) => ({ ...now, chosenId: kept.id }));
    }
  };
  const restoring = useRef(restore);
  const restored = useRef(false);
  useEffect(() => {
    const shown = urls.current;
    if (!restored.current) void restoring.current();
    restored.current = true;
    return () => {
      for (const url of shown) URL.revokeObjectURL(url);
      shown.clear();
    };
  }, []);

  const { all, chosenId } = candidates;
  useEffect(() => {
    if (all.length === 0) return;
    const files = all.map(({ id, photo: { file }, crop, at }) => ({
      id,
      bookId,
      file,
      crop,
      at,
      chosen: id === chosenId,
    }));
    void keepFiles(bookId, files);
  }, [all, bookId, chosenId]);

  return {
    candidates,
    chosen: chosen(candidates),
    opening,
    problem,
    pick,
    choose: (id: string) => setCandidates((now) => ({ ...now, chosenId: id })),
    remove: (id: string) => {
      setCandidates((now) => without(now, id));
      void forgetFiles((kept) => kept.id === id);
    },
    crop: async ({ id, photo, look }: Candidate, crop: Crop) => {
      setCandidates((now) => changed(now, id, { crop }));
      // A face too small to be found in the whole may be found in its part.
      const copy = look?.faces && countedFaces(look.faces, crop).length === 0 ? await closerCopy(photo, crop) : null;
      if (!copy) return;
      await lookAt(copy, (closer) => {
        if (closer.faces?.length) setCandidates((now) => changed(now, id, { look: placed(closer, crop) }));
      });
    },
    turn: async ({ id, photo, at }: Candidate, quarterTurns: number) => {
      const turned = await turnPhoto(photo, quarterTurns);
      if (turned) await take(id, turned.photo, turned.copy, null, at);
    },
    /** Lets go of all of them, here and in what was kept. */
    forget: async () => {
      setCandidates(NO_CANDIDATES);
      await forgetFiles((kept) => kept.bookId === bookId);
    },
  };
}
