import { html, raw } from 'hono/html';
import type { createRouter } from './openapi.ts';

type Operation = {
  summary?: string;
  tags?: string[];
  security?: unknown[];
  responses?: Record<string, { description?: string }>;
};

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#0a2422;background:#fbf9f5}
h1{font-size:1.75rem}h2{margin-top:2.5rem;border-bottom:1px solid #c9c9bd}li{margin:.6rem 0}code{font:600 .95rem ui-monospace,monospace}
.m{display:inline-block;min-width:4.2rem}ul{list-style:none;padding:0}small{color:#3c5552}a{color:#0b4f4a}
@media(prefers-color-scheme:dark){body{color:#eaf2ee;background:#071917}small{color:#b5c8c2}a{color:#7ad3bf}}`;

/** Serves the API's description at `/api/openapi.json` and a page to read it at `/api/docs`. */
export function documentation(app: ReturnType<typeof createRouter>): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' });
  const info = {
    title: 'Vitrin API',
    version: '1',
    description: 'Yazma çağrıları oturum anahtarı ister: Authorization: Bearer …',
  };
  app.doc31('/api/openapi.json', { openapi: '3.1.0', info });
  app.get('/api/docs', (c) => {
    const document = app.getOpenAPI31Document({ openapi: '3.1.0', info });
    const groups = new Map<string, Array<{ method: string; path: string; operation: Operation }>>();
    for (const [path, item] of Object.entries(document.paths ?? {})) {
      for (const [method, operation] of Object.entries(item as Record<string, Operation>)) {
        const group = operation.tags?.[0] ?? 'Site';
        groups.set(group, [...(groups.get(group) ?? []), { method, path, operation }]);
      }
    }
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    );
    return c.html(html`<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Vitrin API</title><style>${raw(STYLE)}</style></head>
<body><main><h1>Vitrin API</h1><p>${info.description} Bütün alanlar: <a href="/api/openapi.json">openapi.json</a></p>
${[...groups].map(
  ([name, calls]) =>
    html`<h2>${name}</h2><ul>${calls.map(
      ({ method, path, operation }) =>
        html`<li><code><span class="m">${method.toUpperCase()}</span>${path}</code><br>${operation.summary ?? ''}${operation.security ? ' (oturum gerekir)' : ''}<br><small>${Object.entries(
          operation.responses ?? {},
        )
          .map(([status, answer]) => `${status} ${answer.description ?? ''}`)
          .join(' · ')}</small></li>`,
    )}</ul>`,
)}
</main></body></html>`);
  });
}
