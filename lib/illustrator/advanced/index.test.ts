import { expect, it } from 'vitest';
import { mirrorFaceSource, openPreparedFace } from './draw/open-head';
import * as entry from './index';
import { prepareFace } from './prepare';

it('the folder exports what it declares', () => {
  const implemented: typeof entry = { mirrorFaceSource, openPreparedFace, prepareFace };
  expect({ ...entry }).toEqual(implemented);
});
