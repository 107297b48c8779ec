import { existsSync, readFileSync, readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin, ViteDevServer } from 'vite';
import { WebSocketServer, type WebSocket } from 'ws';

/** Recorded screens (dev/record.py) behind the real addresses, so that pages can be looked at without a server. */
const here = new URL('./screens/', import.meta.url);
const source = new URL('../../src/kleinstadt/', import.meta.url);

interface Screen {
  table: unknown;
  log_length: number;
  standing: { total: number }[];
}

interface Recorded {
  screen: Screen;
  log: unknown[];
  previews: Record<string, unknown>;
  past: Screen[];
}

function recorded(id: string): Recorded | null {
  const file = new URL(`${id}.json`, here);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Recorded) : null;
}

function text(path: string): string | null {
  const [, kind, owner, file] = path.split('/');
  const folder = owner === 'common' ? 'text/common/' : `games/${owner}/text/`;
  const name = kind === 'texts' ? file : `rules.${file}.md`;
  const found = new URL(`${folder}${name}`, source);
  return existsSync(found) ? readFileSync(found, 'utf8') : null;
}

function answer(path: string): unknown {
  if (path === '/games') return JSON.parse(readFileSync(new URL('games.json', here), 'utf8'));
  if (path === '/tables') return tables().slice(0, 4);
  if (path.startsWith('/texts/') || path.startsWith('/rules/')) return text(path);
  return null;
}

function tables(): unknown[] {
  const ids = readdirSync(here).map((file) => file.replace('.json', ''));
  return ids.filter((id) => id !== 'games').map((id) => recorded(id)?.screen.table);
}

function respond(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const url = request.url ?? '';
  if (!url.startsWith('/api/')) return next();
  const body = request.method === 'POST' ? { table: 'place', seat_links: [], watch_url: '#/watch/place' } : answer(url.slice(4));
  response.statusCode = body === null ? 404 : 200;
  response.setHeader('content-type', typeof body === 'string' ? 'text/plain; charset=utf-8' : 'application/json');
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

function serve(socket: WebSocket, id: string): void {
  const table = recorded(id);
  if (!table) return socket.close(4404);
  socket.send(JSON.stringify({ type: 'screen', n: 1, screen: table.screen, log: table.log, cause: null }));
  socket.on('message', (data) => {
    const request = JSON.parse(String(data)) as { id: number; type: string; move?: string; entry?: number; before?: number };
    const reply: Record<string, unknown> = { re: request.id, ok: true };
    if (request.type === 'preview') reply.preview = table.previews[request.move ?? ''];
    if (request.type === 'log') reply.log = table.log.slice(0, request.before);
    if (request.type === 'replay') reply.screen = table.past[request.entry ?? 0] ?? table.screen;
    if (request.type === 'history') reply.history = table.past.map(({ log_length, standing }, entry) => ({ entry, log_length, totals: standing.map(({ total }) => total) }));
    socket.send(JSON.stringify(reply));
  });
}

export function fakeServer(): Plugin {
  return {
    name: 'kleinstadt-fake-server',
    configureServer(server: ViteDevServer) {
      server.middlewares.use(respond);
      const sockets = new WebSocketServer({ noServer: true });
      server.httpServer?.on('upgrade', (request, socket, head) => {
        const id = /^\/api\/tables\/([^/]+)\/socket/.exec(request.url ?? '')?.[1];
        if (id) sockets.handleUpgrade(request, socket, head, (client) => serve(client, id));
      });
    },
  };
}
