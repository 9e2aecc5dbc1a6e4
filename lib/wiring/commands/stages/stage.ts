export type Tally = {
  readonly passed: number;
  readonly failed: number;
  /** What the tools said; shown when something failed. */
  readonly output?: string;
};

/** A server to make databases on, and the migrated one they are copied from. */
export type TestServer = { readonly server: string; readonly template: string };

export type StageContext = {
  /** Words after the stages' names: which files to run. */
  readonly filters: readonly string[];
  /** Opened when the first stage asks for it. */
  database(): Promise<TestServer>;
};

export type Stage = (context: StageContext) => Promise<Tally>;

/** A program that checks one thing: one test. */
export const oneCheck = ({ code, output }: { code: number; output: string }): Tally =>
  code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output };
