import { Children, type ReactNode } from 'react';

/** The lines of a text with marks, each a paragraph: a line ends only in plain text, never inside a mark. */
export function paragraphsOf(text: ReactNode): readonly (readonly ReactNode[])[] {
  const paragraphs: ReactNode[][] = [[]];
  for (const part of Children.toArray(text)) {
    const [first, ...others] = typeof part === 'string' ? part.split('\n') : [part];
    paragraphs.at(-1)?.push(first);
    for (const line of others) paragraphs.push([line]);
  }
  return paragraphs.filter((paragraph) => paragraph.some((part) => part !== ''));
}
