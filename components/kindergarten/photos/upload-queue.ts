import type { Finding } from '@/lib/photos';
import type { ErrorCode } from '@/lib/platform/errors';

/** How many files are worked on at once; one of them is read. */
export const MAX_PARALLEL_UPLOADS = 3;

/** Where a file stands. `offline` and `retrying` continue by themselves. */
export type UploadPhase =
  | { readonly phase: 'waiting' }
  /** It is opened and looked at, and waits for its turn to be read. */
  | { readonly phase: 'preparing' }
  /** This device reads it; nothing is sent. */
  | { readonly phase: 'reading' }
  /** What was read is sent, without the photo. */
  | { readonly phase: 'numbers' }
  /** The photo itself is sent: this device cannot read it. */
  | { readonly phase: 'sending'; readonly sent: number }
  | { readonly phase: 'offline' }
  | { readonly phase: 'retrying' }
  | { readonly phase: 'done'; readonly sent: 'reading' | 'photo' }
  /** The same file was sent before. */
  | { readonly phase: 'duplicate' }
  | { readonly phase: 'failed'; readonly code: ErrorCode; readonly errorId?: string | null };

/** What this device saw in a photo that it opened. */
export type SeenPhoto = {
  /** The child whose photo it is: one of the list, or the one that the file made. */
  readonly childId: string;
  /** Object URL of a small copy. */
  readonly preview: string | null;
  /** What would be better in another photo, most important first. */
  readonly findings: readonly Finding[];
};

export type UploadItem = {
  /** The id of the child that the file makes. */
  readonly id: string;
  readonly fileName: string;
  readonly state: UploadPhase;
  readonly seen?: SeenPhoto;
};

type NewItem = Pick<UploadItem, 'id' | 'fileName'>;

export type UploadEvent =
  | { readonly type: 'add'; readonly items: readonly NewItem[] }
  | { readonly type: 'change'; readonly id: string; readonly state: UploadPhase }
  | { readonly type: 'see'; readonly id: string; readonly seen: SeenPhoto }
  | { readonly type: 'retry'; readonly ids: readonly string[] }
  | { readonly type: 'dismiss'; readonly id: string };

const WAITING = { phase: 'waiting' } as const satisfies UploadPhase;

const RUNNING: readonly UploadPhase['phase'][] = ['preparing', 'reading', 'numbers', 'sending', 'offline', 'retrying'];

const isRunning = ({ state: { phase } }: UploadItem): boolean => RUNNING.includes(phase);

export const isUnsent = (item: UploadItem): boolean => isRunning(item) || item.state.phase === 'waiting';

/** Errors that may be gone when the same file is sent again. */
const TEMPORARY: readonly ErrorCode[] = [
  'network_error',
  'service_unavailable',
  'server_busy',
  'rate_limited',
  'internal_error',
];
export const isRetryable = ({ state }: UploadItem): boolean =>
  state.phase === 'failed' && TEMPORARY.includes(state.code);

/** Adds a file, or starts it again when it failed; a file that waits, runs or is sent stays as it is. */
function addItem(items: readonly UploadItem[], added: NewItem): readonly UploadItem[] {
  const old = items.find(({ id }) => id === added.id);
  if (!old) return [...items, { ...added, state: WAITING }];
  const state: UploadPhase =
    old.state.phase === 'failed' ? WAITING : old.state.phase === 'done' ? { phase: 'duplicate' } : old.state;
  return items.map((item) => (item === old ? { ...item, state } : item));
}

/** The queue after an event. Items that do not change stay the same objects. */
export function reduceUploads(items: readonly UploadItem[], event: UploadEvent): readonly UploadItem[] {
  if (event.type === 'add') return event.items.reduce(addItem, items);
  if (event.type === 'dismiss') return items.filter(({ id }) => id !== event.id);
  if (event.type === 'retry') {
    return items.map((item) => (event.ids.includes(item.id) && isRetryable(item) ? { ...item, state: WAITING } : item));
  }
  const change = event.type === 'see' ? { seen: event.seen } : { state: event.state };
  return items.map((item) => (item.id === event.id ? { ...item, ...change } : item));
}

/** Findings of a photo that was taken as it is; a refused one says why it was refused. */
const getFindings = ({ state, seen }: UploadItem) => (state.phase === 'done' ? (seen?.findings ?? []) : []);

/** The most important thing that would be better in another photo of a child; `null` without one. */
export const getAdvice = (item: UploadItem): Finding | null => getFindings(item)[0] ?? null;

/** What a person must look at comes first, then what is at work, so that nothing hides among thirty finished photos. */
export function orderUploads(items: readonly UploadItem[]): readonly UploadItem[] {
  const rank = (item: UploadItem) =>
    item.state.phase === 'failed' ? 0 : isRunning(item) ? 1 : isUnsent(item) ? 2 : getAdvice(item) ? 3 : 4;
  return [...items].sort((a, b) => rank(a) - rank(b));
}

/** The small copies of photos by the id of their child. */
export const listPreviews = (items: readonly UploadItem[]): ReadonlyMap<string, string> =>
  new Map(items.flatMap(({ seen }) => (seen?.preview ? [[seen.childId, seen.preview] as const] : [])));

/** The files to start now, the earliest first, so that no more than three are worked on at once. */
export function getNextUploads(items: readonly UploadItem[]): readonly UploadItem[] {
  const free = MAX_PARALLEL_UPLOADS - items.filter(isRunning).length;
  return items.filter(({ state }) => state.phase === 'waiting').slice(0, Math.max(0, free));
}

export type UploadCounts = {
  readonly total: number;
  readonly done: number;
  readonly failed: number;
  readonly unsent: number;
  /** Photos that were sent themselves. */
  readonly photos: number;
  /** Of all files, from 0 to 1. */
  readonly share: number;
};

/** How far the whole queue is. */
export function countUploads(items: readonly UploadItem[]): UploadCounts {
  const count = (phases: readonly UploadPhase['phase'][]) =>
    items.filter(({ state }) => phases.includes(state.phase)).length;
  const sent = items.reduce((sum, item) => {
    if (item.state.phase === 'sending') return sum + item.state.sent;
    return sum + (isUnsent(item) ? 0 : 1);
  }, 0);
  return {
    total: items.length,
    done: count(['done', 'duplicate']),
    failed: count(['failed']),
    unsent: items.filter(isUnsent).length,
    photos: items.filter(({ state }) => state.phase === 'done' && state.sent === 'photo').length,
    share: items.length === 0 ? 0 : sent / items.length,
  };
}
