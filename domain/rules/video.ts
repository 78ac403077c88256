const VIDEO_ID = /^[A-Za-z0-9_-]{11}$/;
const HOSTS = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);

function videoId(link: string): string | null {
  if (!URL.canParse(link)) return null;
  const url = new URL(link);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  const parts = url.pathname.split('/').filter(Boolean);
  if (url.hostname === 'youtu.be') return parts[0] ?? null;
  if (!HOSTS.has(url.hostname)) return null;
  if (url.pathname === '/watch') return url.searchParams.get('v');
  return ['embed', 'shorts', 'live'].includes(parts[0] ?? '') ? (parts[1] ?? null) : null;
}

/** The id of a YouTube video that a watch, short or embed link leads to, else null. */
function videoOf(link: string): string | null {
  const id = videoId(link.trim());
  return id && VIDEO_ID.test(id) ? id : null;
}

/** The address of the player without cookies for a watch, short or embed link of YouTube, else null. */
export function embedUrl(link: string): string | null {
  const id = videoOf(link);
  return id && `https://www.youtube-nocookie.com/embed/${id}`;
}

/** The picture that YouTube keeps of every video. */
export function thumbnailUrl(link: string): string | null {
  const id = videoOf(link);
  return id && `https://i.ytimg.com/vi/${id}/hqdefault.jpg`;
}
