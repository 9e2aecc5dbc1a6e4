import type { ReactNode } from 'react';
import { Num } from '@/components/ui/text';

/** The marks that the home page's messages may carry. */
export const RICH = {
  num: (chunks: ReactNode) => <Num>{chunks}</Num>,
  name: (chunks: ReactNode) => <span className="child-name">{chunks}</span>,
  big: (chunks: ReactNode) => <span className="story-big">{chunks}</span>,
  mark: (chunks: ReactNode) => <mark>{chunks}</mark>,
  b: (chunks: ReactNode) => <b>{chunks}</b>,
};
