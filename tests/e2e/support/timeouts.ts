/**
 * Longest wait, in milliseconds, for something that the worker makes: drawings, a book's files, mails about them. All
 * tests share one worker, so this bounds a hanging test on a busy machine; it measures nothing.
 */
export const WORKER_TIMEOUT = 600_000;
