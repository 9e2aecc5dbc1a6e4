'use client';

import { useRef } from 'react';
import useSWR from 'swr';
import type { ApiError } from '@/lib/client/api/api-error';
import { fetcher } from '@/lib/client/api/fetcher';
import { sendJson } from '@/lib/client/api/send-json';
import { useMarket } from '@/lib/client/market';
import { isInProgress } from '@/lib/client/progress/task-progress';
import type { ClassChild, ClassView } from '@/lib/kindergarten';
import type { ErrorCode } from '@/lib/platform/errors';
import { reuseUnchanged } from './reuse-unchanged';

const CURRENT_PATH = '/api/kindergarten/current';
/** Signed links of thumbnails live longer than this. */
const LINKS_VALID_MS = 10 * 60_000;

/** Pause before the class is loaded again while heroes are drawn that stand in place of a photo. */
const DRAWING_RELOAD_MS = 10_000;

type CurrentClass = { readonly class: ClassView | null };
type SendOptions = Parameters<typeof sendJson>[1];

/** A child that the browser adds; what is missing is the class's default. */
export type NewClassChild = Partial<Pick<ClassChild, 'name' | 'gender' | 'age' | 'catalogueId'>> & {
  readonly id: string;
  readonly fileSha256?: string | undefined;
};
type RefusedChild = { readonly id: string; readonly code: ErrorCode };

/** The class that this device or account collects, and how it is changed. */
export type ClassActions = {
  /** The class with the last change, also before the next render. */
  readonly getCurrent: () => ClassView | null;
  /** The class; it is created when there is none yet. */
  readonly ensure: () => Promise<ClassView>;
  /** Sends a change below `/api/kindergarten/{classId}` and shows the class that comes back. */
  readonly send: (path: string, options: NonNullable<SendOptions>) => Promise<ClassView>;
  /** Adds children, at most `CLASS_LIMITS.photosAtOnce`; resolves to those that were refused. */
  readonly add: (children: readonly NewClassChild[]) => Promise<readonly RefusedChild[]>;
  readonly reload: () => Promise<unknown>;
  /** Removes the class with its photos. */
  readonly remove: () => Promise<void>;
};

/** Whether a hero is being drawn that its row shows, because the photo was only read on the device. */
const awaitsHero = (data: CurrentClass | undefined): boolean =>
  data?.class?.children.some(({ readOnDevice, drawing }) => readOnDevice && isInProgress(drawing)) ?? false;

/** Loads the class; `undefined` while loading, `null` when nothing is collected yet. */
export function useClass() {
  const { country, language } = useMarket();
  const shown = useRef<{ readonly view: ClassView; readonly at: number } | null>(null);
  const creating = useRef<Promise<ClassView>>(null);

  const keepUnchanged = (view: ClassView): ClassView => {
    const before = shown.current;
    const fresh = before && Date.now() - before.at < LINKS_VALID_MS;
    const next = fresh ? reuseUnchanged(before.view, view) : view;
    shown.current = { view: next, at: fresh ? before.at : Date.now() };
    return next;
  };
  const load = async (path: string): Promise<CurrentClass> => {
    const { class: view } = await fetcher<CurrentClass>(path);
    return { class: view && keepUnchanged(view) };
  };
  const { data, error, mutate } = useSWR<CurrentClass, ApiError>(CURRENT_PATH, load, {
    refreshInterval: (latest) => (awaitsHero(latest) ? DRAWING_RELOAD_MS : 0),
  });
  const accept = async (view: ClassView): Promise<ClassView> => {
    const next = keepUnchanged(view);
    await mutate({ class: next }, { revalidate: false });
    return next;
  };
  const create = async () => accept(await sendJson<ClassView>('/api/kindergarten', { json: { country, language } }));

  const ensure = async (): Promise<ClassView> => {
    if (shown.current) return shown.current.view;
    creating.current ??= create().finally(() => {
      creating.current = null;
    });
    return creating.current;
  };
  const actions: ClassActions = {
    getCurrent: () => shown.current?.view ?? null,
    ensure,
    send: async (path, options) => {
      const { id } = await ensure();
      return accept(await sendJson<ClassView>(`/api/kindergarten/${id}${path}`, options));
    },
    add: async (children) => {
      const { id } = await ensure();
      // A name in another script is pointed out in the table and printed as it is written.
      const list = children.map((child) => ({ ...child, nameKeptAsWritten: true }));
      const path = `/api/kindergarten/${id}/children`;
      const added = await sendJson<{ class: ClassView; refused: readonly RefusedChild[] }>(path, {
        json: { children: list },
      });
      await accept(added.class);
      return added.refused;
    },
    reload: () => mutate(),
    remove: async () => {
      const { id } = await ensure();
      await sendJson(`/api/kindergarten/${id}`, { method: 'DELETE' });
      shown.current = null;
      await mutate({ class: null }, { revalidate: false });
    },
  };
  return { view: data?.class, error, actions };
}
