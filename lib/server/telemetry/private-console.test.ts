import { Console } from 'node:console';
import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { hideErrorMessages } from './private-console';

it('privacy: an error is printed without its message, stack and fields; a sentence stays', () => {
  let printed = '';
  const stream = new Writable({
    write: (chunk, _, done) => {
      printed += chunk;
      done();
    },
  });
  const output = new Console(stream);
  hideErrorMessages(output);
  output.error('⨯', Object.assign(new TypeError('no such child: Noa'), { code: 'P2002', row: { name: 'Noa' } }));
  output.warn('The port is in use', { name: 'Noa' });
  expect(printed).toContain('⨯ {"error":"TypeError","code":"P2002"');
  expect(printed).toContain('The port is in use object');
  expect(printed).not.toContain('Noa');
});
