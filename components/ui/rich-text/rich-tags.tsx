import type { ReactNode } from 'react';
import { Num } from '@/components/ui/text';

/** Components for the rich-text tags in messages. */
export const RICH_TAGS = {
  num: (chunks: ReactNode) => <Num>{chunks}</Num>,
  mark: (chunks: ReactNode) => <mark>{chunks}</mark>,
  b: (chunks: ReactNode) => <b>{chunks}</b>,
};

const ISOLATED_NAME = /\u2068(.*?)\u2069/;

/** A paragraph of a story; highlights the child's name, which is wrapped in bidi isolates. */
export function HighlightedStoryText({ text }: { readonly text: string }) {
  const [before, name, after] = text.split(ISOLATED_NAME);
  return (
    <>
      <span>{before}</span>
      {name && (
        <bdi className="child-name" translate="no">
          {name}
        </bdi>
      )}
      {after && <span>{after}</span>}
    </>
  );
}
