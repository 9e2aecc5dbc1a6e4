/** One file to set: a template, the data and pictures beside it, and what the finished file says of itself. */
export type CompileTask = {
  /** Template in the job's folder, without its extension; also the name of the file that comes out. */
  readonly template: 'reading' | 'interior' | 'cover';
  /** Data of this template, copied to `book.json` before it is set. */
  readonly dataFile: string;
  readonly finish: FinishOptions;
};

export type FinishOptions = {
  readonly rightToLeft: boolean;
  readonly pageLayout: 'SinglePage' | 'TwoPageLeft' | 'TwoPageRight';
  readonly bookmarks: readonly { readonly label: string; readonly pageIndex: number }[];
  /** What a screen reader says for each paragraph and heading, in reading order (see `spoken-text.ts`). */
  readonly spoken: readonly string[];
  /** Millimetres from the media's edge to the trim, when the file goes to a print house. */
  readonly trimInsetMm?: number;
};

/** `job.json`, the only thing that the child process is told besides its folder. */
export type CompileJob = {
  readonly fontFolders: readonly string[];
  /** Seconds since 1970. */
  readonly createdAt: number;
  readonly tasks: readonly CompileTask[];
};

/** `answer.json`. The detail never holds the book's text. */
export type CompileAnswer =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: CompileCode; readonly page?: string; readonly detail?: string };

export type CompileCode = 'text_overflow' | 'glyph_missing' | 'typesetting_failed';
