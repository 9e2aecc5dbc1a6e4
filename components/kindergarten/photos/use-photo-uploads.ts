'use client';

import { useCallback, useEffect, useEffectEvent, useMemo, useReducer, useRef } from 'react';
import { sendWithRetry, type UploadState } from '@/components/photo/upload/upload-with-retry';
import { checkChildName, splitFullName } from '@/lib/books';
import { toApiError } from '@/lib/client/api/api-error';
import { useMarket } from '@/lib/client/market';
import { CLASS_LIMITS, guessName } from '@/lib/kindergarten';
import type { ErrorCode } from '@/lib/platform/errors';
import { createEmptyClass } from '../class/empty-class';
import type { ClassActions } from '../class/use-class';
import { openClassPhoto } from './open-class-photo';
import { getPhotoChildId, hashFile } from './photo-id';
import { createClassReader, sendClassPhoto } from './send-class-photo';
import { getNextUploads, isUnsent, listPreviews, reduceUploads, type UploadPhase } from './upload-queue';
import { useScreenAwake } from './use-screen-awake';

/** Pause before the class is loaded again, so that many finished files load it once. */
const RELOAD_AFTER_MS = 1000;

const NOT_PHOTOS: readonly ErrorCode[] = ['photo_not_an_image', 'photo_unsupported_format'];

type ChosenFile = { readonly file: File; readonly sha256: string };

/**
 * Works on the photos of a class, three at a time: each is read on this device or, where that fails, sent; a finished
 * file is never sent again.
 */
export function usePhotoUploads({ getCurrent, ensure, send, add: addToClass, reload }: ClassActions) {
  const { language } = useMarket();
  const [items, dispatch] = useReducer(reduceUploads, []);
  const files = useRef(new Map<string, ChosenFile>());
  const started = useRef(new Set<string>());
  const reader = useRef(createClassReader());
  const leaving = useRef<AbortController>(null);
  const previews = useRef(new Set<string>());
  const reloading = useRef<ReturnType<typeof setTimeout>>(undefined);

  const toNewChild = (id: string) => {
    const chosen = files.current.get(id);
    const split = splitFullName(guessName(chosen?.file.name ?? ''));
    const name = checkChildName(split.name, getCurrent()?.language ?? language, {
      keepAsWritten: true,
    });
    return { id, fileSha256: chosen?.sha256, name: name.ok ? name.value : '', fullName: split.fullName };
  };
  /** The child that a file made, or the one of the list whom it is named after. */
  const findChild = (id: string) => {
    const sha256 = files.current.get(id)?.sha256;
    return getCurrent()?.children.find((child) => child.id === id || (sha256 && child.fileSha256 === sha256));
  };
  const hasFile = (sha256: string) =>
    getCurrent()?.children.some((child) => child.fileSha256 === sha256 && !child.missing.includes('photo')) ?? false;

  /** Reads or sends one file; resolves to the phase in which it ends. */
  const upload = async (id: string, onState: (state: UploadPhase) => void): Promise<UploadPhase> => {
    const chosen = files.current.get(id);
    leaving.current ??= new AbortController();
    const { signal } = leaving.current;
    if (!chosen) return { phase: 'failed', code: 'internal_error' };
    // A request can still fail in the moment in which the connection is back.
    const showOffline = (state: UploadState) => state.phase === 'offline' && onState(state);
    const addChild = async () => (findChild(id) ? [] : await addToClass([toNewChild(id)]));
    const refused = await sendWithRetry(addChild, { signal, onState: showOffline });
    if (refused[0]) return { phase: 'failed', code: refused[0].code };
    const child = findChild(id);
    if (!child) return { phase: 'duplicate' };
    const opened = await openClassPhoto(id, chosen.file);
    if (!opened.ok) return { phase: 'failed', code: opened.code };
    const { preview, findings } = opened.value;
    if (preview) previews.current.add(preview);
    dispatch({ type: 'see', id, seen: { childId: child.id, preview, findings } });
    const { defaultGender, defaultAge } = getCurrent() ?? createEmptyClass('IL', language);
    const known = { ...child, gender: child.gender ?? defaultGender, age: child.age ?? defaultAge };
    return sendClassPhoto(known, opened.value, { read: reader.current, language, signal, onState });
  };
  /** What is no photo made no child. */
  const removeEmptyChild = async (id: string) => {
    const child = getCurrent()?.children.find((listed) => listed.id === id);
    if (child?.missing.includes('photo')) await send(`/children/${id}`, { method: 'DELETE' });
  };
  const start = useEffectEvent(async (id: string) => {
    const set = (state: UploadPhase) => dispatch({ type: 'change', id, state });
    set({ phase: 'preparing' });
    const end = await upload(id, set).catch((thrown): UploadPhase => {
      const { code, errorId } = toApiError(thrown);
      return { phase: 'failed', code, errorId };
    });
    started.current.delete(id);
    if (end.phase === 'failed' && NOT_PHOTOS.includes(end.code)) await removeEmptyChild(id).catch(() => undefined);
    set(end);
    if (end.phase !== 'done') return;
    files.current.delete(id);
    clearTimeout(reloading.current);
    reloading.current = setTimeout(() => void reload(), RELOAD_AFTER_MS);
  });
  useEffect(() => {
    for (const { id } of getNextUploads(items)) {
      if (started.current.has(id)) continue;
      started.current.add(id);
      void start(id);
    }
  }, [items]);

  const retryAll = useCallback(() => dispatch({ type: 'retry', ids: [...files.current.keys()] }), []);
  const unsent = items.some(isUnsent);
  useScreenAwake(unsent);
  useEffect(() => {
    // A phone that slept has lost its requests, without going offline.
    const onReturn = () => document.visibilityState === 'visible' && retryAll();
    window.addEventListener('online', retryAll);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      window.removeEventListener('online', retryAll);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [retryAll]);
  useEffect(() => {
    const made = previews.current;
    return () => {
      leaving.current?.abort();
      for (const url of made) URL.revokeObjectURL(url);
    };
  }, []);
  useEffect(() => {
    if (!unsent) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsent]);

  /** Adds files to the queue; a file whose child has its photo already is only pointed out. */
  const add = async (chosen: readonly File[]) => {
    const { id: classId } = await ensure();
    // A connection that was too slow for the reader may be better now.
    reader.current = createClassReader();
    const added: { id: string; fileName: string }[] = [];
    const known: string[] = [];
    for (const file of chosen.slice(0, CLASS_LIMITS.photosAtOnce)) {
      const sha256 = await hashFile(file);
      const id = await getPhotoChildId(classId, sha256);
      if (hasFile(sha256)) known.push(id);
      else files.current.set(id, { file, sha256 });
      added.push({ id, fileName: file.name });
    }
    const missing = [...new Set(added.map(({ id }) => id))].filter((id) => !known.includes(id) && !findChild(id));
    // Without a connection each upload adds its own child later.
    if (missing.length > 0) await addToClass(missing.map(toNewChild)).catch(() => undefined);
    dispatch({ type: 'add', items: added });
    for (const id of known) dispatch({ type: 'change', id, state: { phase: 'duplicate' } });
  };
  return {
    items,
    unsent,
    /** Object URLs of small copies, by the id of their child. */
    previews: useMemo(() => listPreviews(items), [items]),
    add,
    retry: (id: string) => dispatch({ type: 'retry', ids: [id] }),
    dismiss: (id: string) => {
      files.current.delete(id);
      dispatch({ type: 'dismiss', id });
    },
    /** The file of a child as it was chosen, while it is not sent. */
    getFile: (childId: string): File | null =>
      [...files.current].find(([id]) => findChild(id)?.id === childId)?.[1].file ?? null,
  };
}
