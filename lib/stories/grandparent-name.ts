import { isolate } from '@/lib/platform/text/isolate';
import { stripPoints } from '@/lib/platform/text/points';
import type { StoryParams } from './model';
import { pointName } from './pointed-names';

const capitalize = ([first = '', ...rest]: string): string => first.toUpperCase() + rest.join('');

/**
 * Message arguments for a story's grandparent: `grandparent`, and `grandparent_start` where a sentence begins. The
 * parent's own name for them is data, in bidi isolates; `usual` is the catalogue's, none for a story without one.
 */
export function getGrandparentArguments(
  usual: string | undefined,
  { grandparentName, language, points = false }: StoryParams,
): Readonly<Record<string, string>> {
  if (!usual) return {};
  // The table of pointed names has no marks in its keys: جدّو is جدو.
  const printed = points ? pointName(grandparentName ?? stripPoints(usual), language) : (grandparentName ?? usual);
  const insert = grandparentName ? isolate : (word: string) => word;
  return { grandparent: insert(printed), grandparent_start: insert(capitalize(printed)) };
}
