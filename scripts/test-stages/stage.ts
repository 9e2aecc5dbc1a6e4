export type StageResult = {
  readonly passed: number;
  readonly failed: number;
  /** The files whose tests all passed, where the stage knows them. */
  readonly passedFiles?: readonly string[];
  /** Printed after the numbers. */
  readonly note?: string;
  /** Output of the tools, printed on failure. */
  readonly output?: string;
  /** Why nothing ran; printed instead of the numbers. */
  readonly skipped?: string;
};

/** A server for test databases, and the migrated template that they are copied from. */
export type TestServer = { readonly server: string; readonly template: string };

/** What all stages of a run share. */
export type SharedContext = Omit<StageContext, 'workers'>;

export type StageContext = {
  /** Arguments after the stage names: which files to run. */
  readonly filters: readonly string[];
  /** Processes that the stage may use at once: those that no other stage uses. */
  readonly workers: number;
  /** Started when the first stage needs it. */
  database(): Promise<TestServer>;
  /** Builds the web part once for all stages. */
  webBuild(): Promise<void>;
};

export type Stage = {
  readonly run: (context: StageContext) => Promise<StageResult>;
  /** Processes that it needs at once, also where only one is free; 1 by default. */
  readonly processes?: number;
  /** Stages that must have ended first, passed or failed. */
  readonly after?: readonly string[];
};

/** The result of a program that checks one thing: counts as one test. */
export const toStageResult = ({ code, output }: { code: number; output: string }): StageResult =>
  code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output };
