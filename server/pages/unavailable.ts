import type { AppError } from '../../domain/errors.ts';
import { type Encoded, encode } from '../http/encoded.ts';
import { contentPolicy, scriptMark } from './content-policy.ts';

const AGAIN_SECONDS = 5;

// It stands without styles, scripts and settings of the site: where these come from is what is missing.
function html(seconds: number): string {
  return `<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${Math.max(seconds, AGAIN_SECONDS) * 2}">
<title>Sayfa şu anda açılamıyor</title>
<style>
body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; }
main { max-width: 36rem; margin: 20vh auto; padding: 0 1.25rem; }
a { display: inline-block; padding: .625rem 0; min-height: 1.5rem; color: inherit; }
</style>
</head>
<body>
<main>
<h1>Sayfa şu anda açılamıyor</h1>
<p>Sitede kısa süren bir aksaklık var. Sayfa birkaç saniye içinde kendiliğinden yeniden denenecek.</p>
<p><a href="">Şimdi yeniden dene</a></p>
</main>
</body>
</html>
`;
}

/** The page for visitors while what the site is made of cannot be read. */
export async function unavailablePage({ retryAfter = AGAIN_SECONDS }: AppError): Promise<Encoded> {
  const page = html(retryAfter);
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Retry-After': String(retryAfter) };
  return encode(new Response(page, { status: 503, headers }), {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': contentPolicy([page], scriptMark()),
  });
}
