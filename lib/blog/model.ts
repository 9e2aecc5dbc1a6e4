/** An article of the blog in one language (spec §3 "Blog post"). */
export type BlogPost = {
  /** The same in all languages: the last segment of its URL. */
  readonly id: string;
  readonly title: string;
  /** Summary in one or two sentences of plain text. */
  readonly description: string;
  /** Path of its picture, aspect ratio 3:2. */
  readonly image: string;
  /** Day of publication, such as `2026-11-06`. */
  readonly date: string;
  /** Whole minutes, at least one. */
  readonly readingTime: number;
  /** Markdown. */
  readonly content: string;
  /** Base id of the book that is shown below it; `null`: none. */
  readonly relatedBook: number | null;
};
