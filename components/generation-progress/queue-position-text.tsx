'use client';

import { useTranslations } from 'next-intl';
import { useBookProgress } from '@/components/drafts/use-book-progress';
import { Num } from '@/components/ui/text';
import type { TaskView } from '@/lib/books';
import { roundWaitTime } from './wait-time';

type QueuePositionTextProps = {
  readonly bookId: string;
  readonly kind: 'character' | 'preview';
  readonly task: TaskView | null;
};

/** Number of drawings before this one; nothing if there are none. Not a live region, because it changes often. */
export function QueuePositionText({ bookId, kind, task }: QueuePositionTextProps) {
  const t = useTranslations('waiting');
  const queued = task?.state === 'queued';
  const progress = useBookProgress(bookId, queued);
  const position = queued ? progress?.places[kind] : null;
  if (!position || position.before === 0) return null;
  return (
    <p className="text-ink-soft text-small">
      {t.rich('place', {
        before: position.before,
        ...roundWaitTime(position.seconds),
        num: (part) => <Num>{part}</Num>,
      })}
    </p>
  );
}
