import type { ReactNode } from 'react';
import { Num } from '@/components/ui/text';

/** The marks that the home page's messages may carry. */
export const RICH = {
  num: (chunks: ReactNode) => <Num>{chunks}</Num>,
  mark: (chunks: ReactNode) => <mark>{chunks}</mark>,
  b: (chunks: ReactNode) => <b>{chunks}</b>,
};

const NAME = /\u2068(.*?)\u2069/;

/** A paragraph of a story with the child's name, which stands between bidi isolates, set apart. */
export function StoryText({ text }: { readonly text: string }) {
  const [before, name, after] = text.split(NAME);
  return (
    <>
      {before}
      {name && <bdi className="child-name">{name}</bdi>}
      {after}
    </>
  );
}
