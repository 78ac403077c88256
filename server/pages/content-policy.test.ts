import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentPolicy, scriptHashes, scriptMark, withoutMarks } from './content-policy.ts';

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const MARK = 'm-1_a';

describe('scriptHashes', () => {
  it('names inline scripts of the program once, by their text to the letter', () => {
    const html = `<script nonce="${MARK}">\n a("ğ") </script><script type="module" nonce="${MARK}" async>import "/x.js"</script><script nonce="${MARK}">\n a("ğ") </script>`;
    expect(scriptHashes(html, MARK)).toEqual([hashOf('\n a("ğ") '), hashOf('import "/x.js"')]);
  });

  it('leaves out files, and whatever the program has not marked', () => {
    const html = `<script nonce="${MARK}" src="/a.js"></script><script>alert(1)</script><script nonce="m-1_b">alert(2)</script><script data-x='nonce="${MARK}'>alert(3)</script>`;
    expect(scriptHashes(html, MARK)).toEqual([]);
  });
});

describe('contentPolicy', () => {
  it('allows no script but the site’s own and those of the program in the page', () => {
    const policy = contentPolicy(
      [`<script nonce="${MARK}">ok()</script>`, '<script>injected()</script>'],
      MARK,
    );
    expect(policy).toContain(`script-src 'self' ${hashOf('ok()')};`);
    expect(policy).not.toContain(hashOf('injected()'));
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
  });
});

describe('marks', () => {
  it('are another for each rendering, and leave with none', () => {
    expect(scriptMark()).not.toBe(scriptMark());
    expect(withoutMarks(`<script nonce="${MARK}">ok()</script>`, MARK)).toBe('<script>ok()</script>');
  });
});
