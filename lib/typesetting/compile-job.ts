/** One file to compile: a template, its data and pictures, and the metadata of the PDF. */
export type CompileTask = {
  /** Template in the job's folder, without its extension; also the name of the output file. */
  readonly template:
    | 'reading'
    | 'interior'
    | 'picture-reading'
    | 'picture-interior'
    | 'cover'
    | 'receipt'
    | 'colour-card'
    | 'gift-card'
    | 'packing-list'
    | 'name-labels'
    | 'poster';
  /** Data of this template, copied to `book.json` before compiling. */
  readonly dataFile: string;
  readonly finish: FinishOptions;
};

export type FinishOptions = {
  readonly rightToLeft: boolean;
  readonly pageLayout: 'SinglePage' | 'TwoPageLeft' | 'TwoPageRight';
  readonly bookmarks: readonly { readonly label: string; readonly pageIndex: number }[];
  /** Screen reader text of each paragraph and heading, in reading order (see `spoken-text.ts`). */
  readonly spoken: readonly string[];
  /** Distance in millimetres from the media box to the trim, for files for a print house. */
  readonly trimInsetMm?: number;
  /** The last page first, for a print house that glues at the left edge only. */
  readonly reversePages?: boolean;
  /** Empty pages at the end of the file, on which the print house puts its own marks. */
  readonly emptyPages?: number;
};

/** `job.json`, the child process's only input besides its folder. */
export type CompileJob = {
  readonly fontFolders: readonly string[];
  /** Seconds since 1970. */
  readonly createdAt: number;
  readonly tasks: readonly CompileTask[];
  /**
   * Pictures of the folder that are lightened before, so that they take no more ink than `maxPercent`; those of a group
   * alike.
   */
  readonly ink?: { readonly groups: readonly (readonly string[])[]; readonly maxPercent: number };
};

/** `answer.json`. The detail never contains the book's text. */
export type CompileAnswer =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: CompileCode; readonly page?: string; readonly detail?: string };

export type CompileCode = 'text_overflow' | 'glyph_missing' | 'typesetting_failed';
