import { Hono } from 'hono';
import type { Mailbox } from './mailbox.ts';
import { listPage, mailPage, missingPage } from './pages.ts';
import type { PushBox } from './push-box.ts';

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

const pageHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data: https:; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

/**
 * The mailbox over HTTP: a page for people, and JSON for tests.
 *
 * `GET /api/messages[?to=address]` lists, newest first; `GET /api/messages/<id>` shows one;
 * `DELETE /api/messages[?to=address]` and `DELETE /api/messages/<id>` remove.
 * `GET /api/pushes?endpoint=address` lists what was pushed there, oldest first, each body in base64.
 */
export function createMailboxServer(mailbox: Mailbox, pushBox?: PushBox): Hono {
  const server = new Hono();
  server.use(async (context, next) => {
    // A foreign page that points its own name at this machine must not read the mail.
    if (!loopbackNames.has(new URL(context.req.url).hostname))
      return context.json({ message: 'Not here' }, 403);
    await next();
    return undefined;
  });
  server.get('/', (context) =>
    context.html(listPage(mailbox.list(context.req.query('to'))), 200, pageHeaders),
  );
  server.get('/messages/:id', (context) => {
    const mail = mailbox.find(context.req.param('id'));
    return mail === undefined
      ? context.html(missingPage(), 404, pageHeaders)
      : context.html(mailPage(mail), 200, pageHeaders);
  });
  server.get('/api/pushes', (context) =>
    context.json(
      (pushBox?.list(context.req.query('endpoint') ?? '') ?? []).map(({ headers, body }) => ({
        headers,
        body: btoa(String.fromCodePoint(...body)),
      })),
    ),
  );
  server.get('/api/messages', (context) => context.json(mailbox.list(context.req.query('to'))));
  server.get('/api/messages/:id', (context) => {
    const mail = mailbox.find(context.req.param('id'));
    return mail === undefined ? context.json({ message: 'No such mail' }, 404) : context.json(mail);
  });
  server.delete('/api/messages', (context) => {
    mailbox.clear(context.req.query('to'));
    return context.body(null, 204);
  });
  server.delete('/api/messages/:id', (context) => {
    mailbox.remove(context.req.param('id'));
    return context.body(null, 204);
  });
  server.notFound((context) => context.json({ message: 'No such page' }, 404));
  return server;
}
