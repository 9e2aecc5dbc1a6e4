/** `job.json`: the child process's only input besides `file.pdf`. */
export type RasterJob = {
  /** Pixels per point: 1 is 72 pixels to the inch. */
  readonly scale: number;
};

/** `answer.json`: the pages in the order of the file; page 1 is in `1.webp`. */
export type RasterAnswer = {
  readonly pages: ReadonlyArray<{ readonly widthPx: number; readonly heightPx: number }>;
};
