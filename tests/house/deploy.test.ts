import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

const compose = read('deploy', 'compose.yaml');

describe('what deploy/ says', () => {
  it('keeps the file with the passwords out of the repository and out of the image', () => {
    expect(read('.gitignore').split('\n')).toContain('deploy/compose.env');
    expect(read('deploy', 'Dockerfile.dockerignore').split('\n')).toContain('deploy/compose.env');
  });

  it('gives the server variables that it reads, and names in the example all that the file asks for', () => {
    const known = found(read('server', 'env.ts'), /^ {2}([A-Z][A-Z0-9_]+):/gm);
    const [, ours = ''] = /\n {2}vitrin:\n[\s\S]*?environment:\n([\s\S]*?)\n {4}[a-z#]/.exec(compose) ?? [];
    const given = found(ours, /^ {6}([A-Z0-9_]+):/gm);
    expect(given).toContain('DATABASE_URL');
    expect(given.filter((name) => !known.includes(name))).toEqual([]);
    const example = found(read('deploy', 'compose.env.example'), /^#? ?([A-Z0-9_]+)=/gm);
    const asked = new Set(found(compose, /(?<!\$)\$\{([A-Z0-9_]+)/g));
    expect([...asked].filter((name) => !example.includes(name))).toEqual([]);
    expect(example.filter((name) => !asked.has(name))).toEqual([]);
  });

  it('has rules for figures that are told', () => {
    const told = found(read('server', 'metrics', 'service.ts'), /'(vitrin_\w+)'/g);
    const asked = found(read('deploy', 'alerts.yml'), /\b(vitrin_\w+?)(?:_bucket|_count|_sum)?\b(?=[{ [>])/g);
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((name) => !told.includes(name))).toEqual([]);
  });
});
