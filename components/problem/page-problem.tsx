'use client';

import { useMarket } from '@/lib/client/market';
import { type ProblemProps, ProblemScreen } from './problem-screen';

/** The error screen of a page: asking again first fetches the page anew. */
export function PageProblem({ error, retry }: Pick<ProblemProps, 'error' | 'retry'>) {
  const { country, language } = useMarket();
  return <ProblemScreen country={country} error={error} language={language} retry={retry} />;
}
