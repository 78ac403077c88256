import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentPolicy, scriptHashes } from './content-policy.ts';

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

describe('scriptHashes', () => {
  it('names inline scripts once, by their text to the letter', () => {
    const html =
      '<script>\n a("ğ") </script><script type="module" async>import "/x.js"</script><script>\n a("ğ") </script>';
    expect(scriptHashes(html)).toEqual([hashOf('\n a("ğ") '), hashOf('import "/x.js"')]);
  });

  it('leaves out files and data', () => {
    const html = '<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script>';
    expect(scriptHashes(html)).toEqual([]);
  });
});

describe('contentPolicy', () => {
  it('allows no script but the site’s own and those of the page', () => {
    const policy = contentPolicy('<script>ok()</script>');
    expect(policy).toContain(`script-src 'self' ${hashOf('ok()')};`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
  });
});
