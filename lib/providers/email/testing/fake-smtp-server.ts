import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

type ReceivedMail = { readonly recipients: readonly string[]; readonly raw: string };
type ServerMode = 'accept' | 'reject recipient' | 'busy' | 'silence';

const smtpError = (responseCode: number) => Object.assign(new Error('Refused'), { responseCode });

/** A real SMTP server in this process, without TLS, for tests only; supports one optional account. */
export async function startFakeSmtpServer(account?: { readonly user: string; readonly pass: string }) {
  const received: ReceivedMail[] = [];
  let mood: ServerMode = 'accept';
  const server = new SMTPServer({
    authOptional: account === undefined,
    disabledCommands: account ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    allowInsecureAuth: true,
    logger: false,
    onAuth({ username, password }, _session, callback) {
      if (username === account?.user && password === account?.pass) return callback(null, { user: username });
      callback(smtpError(535));
    },
    onRcptTo(_address, _session, callback) {
      if (mood === 'silence') return;
      if (mood === 'reject recipient') return callback(smtpError(550));
      callback(mood === 'busy' ? smtpError(451) : null);
    },
    onData(stream, session, callback) {
      text(stream).then((raw) => {
        received.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), raw });
        callback();
      }, callback);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    feel: (next: ServerMode) => {
      mood = next;
    },
    close: () => {
      // An unresponsive session never ends by itself.
      for (const connection of server.connections) connection.close();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
