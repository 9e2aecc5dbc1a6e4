'use client';

import { useEffect, useRef, useState } from 'react';
import type { Crop, Raster } from '@/lib/photos';
import {
  addCandidate,
  applyAnalysis,
  applyCropAnalysis,
  type Candidate,
  type Candidates,
  initialCrop,
  NO_CANDIDATES,
  removeCandidate,
  selectedCandidate,
  updateCandidate,
} from './analysis/candidates';
import {
  cropForAnalysis,
  getPhotoKey,
  openPhoto,
  type PhotoLoadError,
  type PhotoLoadPhase,
  type ReadyPhoto,
  rotatePhoto,
} from './analysis/prepare-photo';
import { requestPhotoAnalysis } from './analysis/request-analysis';
import { deleteStoredPhotos, loadStoredPhotos, type StoredPhoto, saveStoredPhotos } from './upload/photo-store';

/** A file that we could not open, with its name for the error message. */
export type UnreadableFile = { readonly id: string; readonly name: string; readonly code: PhotoLoadError };

/** How long a parent who is faster than the analysis waits for it, in milliseconds; a slow device sends the photo. */
const SETTLE_MS = 3000;

/** Photos on this device: select, analyze, rotate, crop, and keep across a reload until one is uploaded. */
export function usePhotoCandidates(bookId: string) {
  const [candidates, show] = useState<Candidates>(NO_CANDIDATES);
  const latest = useRef(candidates);
  const setCandidates = (change: (now: Candidates) => Candidates) => {
    latest.current = change(latest.current);
    show(latest.current);
  };
  /** The running analysis of each photo. */
  const analyses = useRef(new Map<string, Promise<void>>());
  const [loadPhase, setLoadPhase] = useState<PhotoLoadPhase | null>(null);
  const [unreadable, setUnreadable] = useState<readonly UnreadableFile[]>([]);
  const urls = useRef(new Set<string>());

  /** Analyzes the cropped part as the server will: it may find a face that is too small in the whole photo. */
  const analyzeCrop = async (id: string, photo: ReadyPhoto, crop: Crop, proposed = false) => {
    const copy = await cropForAnalysis(photo, crop);
    if (!copy) return;
    await requestPhotoAnalysis({ picture: copy, key: getPhotoKey(photo, crop) }, (analysis) => {
      setCandidates((now) => applyCropAnalysis(now, id, { crop, analysis, proposed }));
    });
  };
  /** Adds or replaces a photo and analyzes it. `crop` is the parent's own crop, if any. */
  const setCandidate = async (
    id: string,
    photo: ReadyPhoto,
    copy: Raster | null,
    crop: Crop | null,
    pickedAt = Date.now(),
  ) => {
    if (photo.url) urls.current.add(photo.url);
    const fresh = { id, photo, analysis: null, crop, cropAnalysis: null, verdict: null, pickedAt };
    setCandidates((now) =>
      now.all.some((one) => one.id === id) ? updateCandidate(now, id, fresh) : addCandidate(now, fresh),
    );
    if (!copy) return;
    const analyze = async () => {
      let lookCloser = Promise.resolve();
      await requestPhotoAnalysis({ picture: copy, key: getPhotoKey(photo, null) }, (analysis) => {
        performance.mark('photo-verdict');
        const frame = crop ?? initialCrop(analysis, photo);
        setCandidates((now) => applyAnalysis(now, id, analysis, frame));
        if (frame) lookCloser = analyzeCrop(id, photo, frame, frame !== crop);
      });
      await lookCloser;
    };
    const running = analyze();
    analyses.current.set(id, running);
    await running;
  };
  const open = async (file: Blob, stored: Pick<StoredPhoto, 'id' | 'crop' | 'at'> | null = null) => {
    const id = stored?.id ?? crypto.randomUUID();
    const opened = await openPhoto(file, setLoadPhase);
    if (!opened.ok) {
      const name = file instanceof File ? file.name : '';
      setUnreadable((now) => [...now.filter((one) => one.id !== id), { id, name, code: opened.code }]);
      return null;
    }
    return { id, judged: setCandidate(id, opened.value.photo, opened.value.copy, stored?.crop ?? null, stored?.at) };
  };
  const add = async (files: readonly File[]) => {
    performance.mark('photo-chosen');
    setUnreadable([]);
    const [first, ...more] = files;
    const one = first ? await open(first) : null;
    // A single new photo becomes the selected one; of several we propose the best.
    setCandidates((now) => ({ ...now, selectedId: more.length === 0 ? (one?.id ?? now.selectedId) : null }));
    for (const file of more) await open(file);
  };

  const restore = async () => {
    for (const stored of await loadStoredPhotos(bookId, Date.now())) {
      const reopened = await open(stored.file, stored);
      if (reopened && stored.chosen) setCandidates((now) => ({ ...now, selectedId: stored.id }));
    }
  };
  const restoring = useRef(restore);
  const restored = useRef(false);
  useEffect(() => {
    const createdUrls = urls.current;
    if (!restored.current) void restoring.current();
    restored.current = true;
    return () => {
      for (const url of createdUrls) URL.revokeObjectURL(url);
      createdUrls.clear();
    };
  }, []);

  const { all, selectedId } = candidates;
  useEffect(() => {
    if (all.length === 0) return;
    const files = all.map(({ id, photo: { file }, crop, pickedAt: at }) => ({
      id,
      bookId,
      file,
      crop,
      at,
      chosen: id === selectedId,
    }));
    void saveStoredPhotos(bookId, files);
  }, [all, bookId, selectedId]);

  return {
    candidates,
    selected: selectedCandidate(candidates),
    loadPhase,
    unreadable,
    dismiss: (id: string) => setUnreadable((now) => now.filter((one) => one.id !== id)),
    add,
    select: (id: string) => setCandidates((now) => ({ ...now, selectedId: id })),
    remove: (id: string) => {
      setCandidates((now) => removeCandidate(now, id));
      void deleteStoredPhotos((stored) => stored.id === id);
    },
    crop: async ({ id, photo }: Candidate, crop: Crop) => {
      setCandidates((now) => updateCandidate(now, id, { crop }));
      const running = analyzeCrop(id, photo, crop);
      analyses.current.set(id, running);
      await running;
    },
    rotate: async ({ id, photo, pickedAt: at }: Candidate, quarterTurns: number) => {
      const turned = await rotatePhoto(photo, quarterTurns);
      if (turned) await setCandidate(id, turned.photo, turned.copy, null, at);
    },
    /** The photo with its verdict once its analysis is done, or as it is known after three seconds. */
    settle: async ({ id }: Candidate): Promise<Candidate | null> => {
      const pause = new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
      await Promise.race([analyses.current.get(id), pause]);
      return latest.current.all.find((one) => one.id === id) ?? null;
    },
    /** Removes all photos, also from storage. */
    clear: async () => {
      setCandidates(() => NO_CANDIDATES);
      await deleteStoredPhotos((stored) => stored.bookId === bookId);
    },
  };
}
