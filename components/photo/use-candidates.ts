'use client';

import { useEffect, useRef, useState } from 'react';
import type { Crop, Raster } from '@/lib/photos';
import {
  added,
  type Candidate,
  type Candidates,
  changed,
  chosen,
  firstFrame,
  NO_CANDIDATES,
  placed,
  seen,
  without,
} from './candidates';
import { lookAt } from './detector/face-watch';
import { forgetFiles, type KeptFile, keepFiles, keptFiles } from './photo-store';
import { closerCopy, type Opening, openPhoto, type PickProblem, type ReadyPhoto, turnPhoto } from './prepare-photo';

/** A file that could not be opened, which is said beside its own name and never of another photo. */
export type UnopenedFile = { readonly id: string; readonly name: string; readonly code: PickProblem };

/** The photos on this device: picked, looked at, turned, cropped and kept over a reload until one is sent. */
export function useCandidates(bookId: string) {
  const [candidates, setCandidates] = useState<Candidates>(NO_CANDIDATES);
  const [opening, setOpening] = useState<Opening | null>(null);
  const [unopened, setUnopened] = useState<readonly UnopenedFile[]>([]);
  const urls = useRef(new Set<string>());

  /** Looks at the part that would be sent, as the server will: a face too small for the whole may be found in it. */
  const lookCloser = async (id: string, photo: ReadyPhoto, crop: Crop) => {
    const copy = await closerCopy(photo, crop);
    const { size } = photo;
    if (!copy || !size) return;
    await lookAt(copy, (look) => {
      setCandidates((now) =>
        // The parent may have chosen another part meanwhile.
        now.all.find((one) => one.id === id)?.crop === crop
          ? changed(now, id, { closer: placed(look, crop, size) })
          : now,
      );
    });
  };
  /** Puts a photo in (or in place of another) and looks at it; `crop` is the parent's own, if there is one. */
  const take = async (id: string, photo: ReadyPhoto, copy: Raster | null, crop: Crop | null, at = Date.now()) => {
    if (photo.url) urls.current.add(photo.url);
    const fresh = { id, photo, look: null, crop, closer: null, verdict: null, at };
    setCandidates((now) => (now.all.some((one) => one.id === id) ? changed(now, id, fresh) : added(now, fresh)));
    if (!copy) return;
    await lookAt(copy, (look) => {
      performance.mark('photo-verdict');
      const frame = crop ?? firstFrame(look, photo);
      setCandidates((now) => seen(now, id, look, frame));
      if (frame) void lookCloser(id, photo, frame);
    });
  };
  const open = async (file: Blob, kept: Pick<KeptFile, 'id' | 'crop' | 'at'> | null = null) => {
    const id = kept?.id ?? crypto.randomUUID();
    const opened = await openPhoto(file, setOpening);
    if (!opened.ok) {
      const name = file instanceof File ? file.name : '';
      setUnopened((now) => [...now.filter((one) => one.id !== id), { id, name, code: opened.code }]);
      return null;
    }
    return { id, judged: take(id, opened.value.photo, opened.value.copy, kept?.crop ?? null, kept?.at) };
  };
  const pick = async (files: readonly File[]) => {
    performance.mark('photo-chosen');
    setUnopened([]);
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
    unopened,
    dismiss: (id: string) => setUnopened((now) => now.filter((one) => one.id !== id)),
    pick,
    choose: (id: string) => setCandidates((now) => ({ ...now, chosenId: id })),
    remove: (id: string) => {
      setCandidates((now) => without(now, id));
      void forgetFiles((kept) => kept.id === id);
    },
    crop: async ({ id, photo }: Candidate, crop: Crop) => {
      setCandidates((now) => changed(now, id, { crop }));
      await lookCloser(id, photo, crop);
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
