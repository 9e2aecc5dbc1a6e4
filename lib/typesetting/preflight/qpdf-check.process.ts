/**
 * A separate process for `checkWithQpdf`, whose output and exit code do not belong in the worker. Node runs this file and
 * what it imports without compiling, so its imports have their extension. Argument: the file. Exit code: that of qpdf.
 */
import { checkWithQpdf } from './qpdf-check.ts';

const [, , file] = process.argv;
if (file === undefined) throw new Error('usage: qpdf-check.process.ts <file>');
process.exitCode = await checkWithQpdf(file);
