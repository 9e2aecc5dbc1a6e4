import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { onShutdown } from '../processes/shutdown';

/**
 * A collector of traces (OTLP over HTTP with JSON) that writes every body it gets as a line of a file.
 * @returns its address, for OTEL_EXPORTER_OTLP_ENDPOINT
 */
export async function startTraceCollector(file: string): Promise<string> {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '');
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    appendFileSync(file, `${body}\n`);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  onShutdown(async () => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
