'use client';

import { type ComponentProps, lazy, Suspense } from 'react';
import type { PageProblem } from './page-problem';

const Problem = lazy(async () => ({ default: (await import('./page-problem')).PageProblem }));

/**
 * The error screen of a page, loaded when one broke. Where it does not load any more either, that fails in turn, and
 * the screen that stands in for the whole document takes over: every page carries that one.
 */
export function LateProblem(props: ComponentProps<typeof PageProblem>) {
  return (
    <Suspense fallback={null}>
      <Problem {...props} />
    </Suspense>
  );
}
