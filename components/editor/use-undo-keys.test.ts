import { expect, it } from 'vitest';
import { getUndoStep } from './use-undo-keys';

const NONE = { key: 'z', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

it.each([
  ['Ctrl+Z', { code: 'KeyZ', ctrlKey: true }, 'undo'],
  ['Cmd+Z', { code: 'KeyZ', metaKey: true }, 'undo'],
  ['Ctrl+Z on a Hebrew keyboard', { code: 'KeyZ', key: 'ז', ctrlKey: true }, 'undo'],
  ['Ctrl+Shift+Z', { code: 'KeyZ', ctrlKey: true, shiftKey: true }, 'redo'],
  ['Ctrl+Y', { code: 'KeyY', ctrlKey: true }, 'redo'],
  ['Z alone', { code: 'KeyZ' }, null],
  ['Ctrl+Alt+Z', { code: 'KeyZ', ctrlKey: true, altKey: true }, null],
  ['Ctrl+S', { code: 'KeyS', ctrlKey: true }, null],
])('§4 editor: %s is %s', (_, keys, step) => {
  expect(getUndoStep({ ...NONE, ...keys })).toBe(step);
});
