import type { OpeningView } from '@/lib/books';

/** A sample spread of the book, ready for the reader. */
export type SampleSpreadView = {
  readonly spread: {
    readonly paragraphs: readonly string[];
    readonly picture: string;
    readonly srcSet: string;
    readonly sizes: string;
  };
  readonly alt: string;
  readonly pages: readonly [number, number];
  /** Of a picture book; the picture is as wide as two pages then. */
  readonly opening?: OpeningView;
};
