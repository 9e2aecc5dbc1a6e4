import { renewVerdicts } from '@/components/photo/testing/server-verdicts';
import { closeFaceReader } from '@/lib/photos/server';
import { runCommand } from './cli';

/** `npm run photo-verdicts`: keeps what the server says about the photos of the tests (`tests/fixtures/photo-verdicts.json`). */
await runCommand(async () => {
  await renewVerdicts();
  await closeFaceReader();
  return 0;
});
