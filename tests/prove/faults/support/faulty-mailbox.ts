import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { createFates, type Trouble } from './faulty-server';

type Mail = { readonly to: string; readonly messageId: string };

/** A certificate for localhost that only whoever is given its file trusts. */
function createCertificate(dir: string) {
  const [key, cert] = [path.join(dir, 'key.pem'), path.join(dir, 'cert.pem')];
  const files = ['-keyout', key, '-out', cert];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...files, ...subject], {
    stdio: 'ignore',
  });
  return { cert, options: { key: readFileSync(key), cert: readFileSync(cert) } };
}

/** An SMTP server with STARTTLS and an account, which fails as `read` says. */
export async function startFaultyMailbox(read: () => Trouble | null) {
  const dir = mkdtempSync(path.join(tmpdir(), 'gibori-mailbox-'));
  const { cert, options } = createCertificate(dir);
  const mails: Mail[] = [];
  const fates = createFates(read);
  const server = new SMTPServer({
    ...options,
    logger: false,
    onAuth: (_auth, _session, callback) => callback(null, { user: 'shop' }),
    async onData(stream, session, callback) {
      const raw = await text(stream);
      const { fate, latencyMs, isDone } = fates.next();
      await sleep(latencyMs);
      const messageId = /^Message-ID: *<([^>]+)>/im.exec(raw)?.[1] ?? '';
      if (isDone) for (const { address } of session.envelope.rcptTo) mails.push({ to: address, messageId });
      if (fate === 'timeout') return;
      callback(fate === 'error' ? Object.assign(new Error('Busy'), { responseCode: 451 }) : null);
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://shop:secret@localhost:${(server.server.address() as AddressInfo).port}`,
    certificate: cert,
    mails: mails as readonly Mail[],
    counts: fates.counts,
    close: async () => {
      for (const connection of server.connections) connection.close();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
