'use client';

import { useTranslations } from 'next-intl';
import useSWR from 'swr';
import { Num } from '@/components/ui/text';
import { LOOK_DEDUPE_MS } from '@/components/wizard/tasks';
import type { PlaceView, TaskView } from '@/lib/books';
import { sayWait } from './waiting-place';

const LOOK_MS = 2000;

type WaitingLineProps = {
  readonly bookId: string;
  readonly kind: 'character' | 'preview';
  readonly task: TaskView | null;
};

/** How many drawings come before this one, as it is; nothing while nobody else waits. Not announced at every change. */
export function WaitingLine({ bookId, kind, task }: WaitingLineProps) {
  const t = useTranslations('waiting');
  const waits = task?.state === 'queued';
  const { data } = useSWR<{ place: PlaceView | null }>(waits ? `/api/books/${bookId}/place?kind=${kind}` : null, {
    refreshInterval: LOOK_MS,
    dedupingInterval: LOOK_DEDUPE_MS,
  });
  const place = waits ? data?.place : null;
  if (!place || place.before === 0) return null;
  return (
    <p className="text-ink-soft text-small">
      {t.rich('place', { before: place.before, ...sayWait(place.seconds), num: (part) => <Num>{part}</Num> })}
    </p>
  );
}
