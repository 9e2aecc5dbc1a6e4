import { isolate } from '@/lib/platform/text/isolate';
import { stripPoints } from '@/lib/platform/text/points';
import type { StoryParams } from './model';
import { pointName } from './pointed-names';

const capitalize = ([first = '', ...rest]: string): string => first.toUpperCase() + rest.join('');

/**
 * Message arguments for a story's relative: `relative`, `relative_start` where a sentence begins, and
 * `relativeGender` of a pet. The
 * parent's own name for them is data, in bidi isolates; `usual` is the catalogue's, none for a story without one.
 */
export function getRelativeArguments(
  usual: string | undefined,
  { relativeName, relativeGender, language, points = false }: StoryParams,
): Readonly<Record<string, string>> {
  if (!usual) return {};
  // The table of pointed names has no marks in its keys: جدّو is جدو.
  const printed = points ? pointName(relativeName ?? stripPoints(usual), language) : (relativeName ?? usual);
  const insert = relativeName ? isolate : (word: string) => word;
  return {
    relative: insert(printed),
    relative_start: insert(capitalize(printed)),
    relativeGender: relativeGender ?? 'boy',
  };
}
