import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '../../ports';
import { supervise } from '../../processes/supervise';
import { isResponding, waitFor } from '../../shop/wait-for';

/** nginx is a program of the machine: no package brings it. It is often outside of a user's PATH. */
const findNginx = (): string | null =>
  ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find(
    (command) => spawnSync(command, ['-v']).status === 0,
  ) ?? null;

type Options = {
  readonly dir: string;
  /** The shop that the proxy asks. */
  readonly shopUrl: string;
  readonly recordProcess: (name: string, pid: number) => void;
};

const listTemporaryFolders = (dir: string): string =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${dir}/${name};`).join('\n  ');

/** One worker: one core. The proxy stores what the shop allows, for as long as it allows, and nothing else. */
const configure = (dir: string, { files, proxy }: { readonly files: number; readonly proxy: number }, shop: URL) => `
daemon off;
worker_processes 1;
pid ${dir}/nginx.pid;
error_log ${dir}/error.log warn;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  default_type text/html;
  ${listTemporaryFolders(dir)}
  proxy_cache_path ${dir}/cache keys_zone=pages:10m;
  upstream shop { server 127.0.0.1:${shop.port}; keepalive 8; }
  server {
    listen 127.0.0.1:${files};
    root ${dir}/files;
    gzip_static on;
  }
  server {
    listen 127.0.0.1:${proxy};
    location / {
      proxy_pass http://shop;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_cache pages;
      proxy_cache_use_stale updating error timeout;
      add_header X-Cache $upstream_cache_status;
    }
  }
}
`;

/**
 * Starts nginx with two servers: one for files below `filesDir`, one that caches the shop. \`null\` where nginx is not
 * installed.
 */
export async function startNginx({ dir, shopUrl, recordProcess }: Options) {
  const command = findNginx();
  if (!command) return null;
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(path.join(dir, 'files'), { recursive: true });
  const [files, proxy] = [await findFreePort(), await findFreePort()];
  const config = path.join(dir, 'nginx.conf');
  writeFileSync(config, configure(dir, { files, proxy }, new URL(shopUrl)));
  const pids: number[] = [];
  const program = {
    command,
    args: ['-c', config, '-e', `${dir}/error.log`],
    env: process.env,
    log: `${dir}/nginx.log`,
  };
  supervise(program, {
    onStart: (pid) => {
      pids.push(pid);
      recordProcess('nginx', pid);
    },
  });
  await waitFor(() => isResponding(proxy), 60, `nginx did not answer: ${dir}/error.log says why.`);
  return {
    filesUrl: `http://127.0.0.1:${files}`,
    proxyUrl: `http://127.0.0.1:${proxy}`,
    filesDir: path.join(dir, 'files'),
    pids: () => pids.slice(-1),
  };
}
