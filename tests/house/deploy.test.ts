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

  it('ships an image with one Node: its own, which is new enough for the program', () => {
    const image = read('deploy', 'Dockerfile');
    const [, required = ''] = /^const required = (\d+);/m.exec(read('bin', 'lib', 'runtime.mjs')) ?? [];
    const nodes = found(image, /^FROM node:(\d+)/gm);
    expect(nodes.length).toBeGreaterThan(1);
    expect(nodes.every((major) => Number(major) >= Number(required))).toBe(true);
    const platforms = Object.keys(JSON.parse(read('package.json')).optionalDependencies);
    const dropped = found(image, /node_modules\/(node-\w+-)\*/g);
    const linux = platforms.filter((name) => name.includes('linux'));
    expect(linux.filter((name) => !dropped.some((start) => name.startsWith(start)))).toEqual([]);
  });

  it('can be installed by the npm of Debian 13, which cannot compare an override that names another package', () => {
    const { dependencies, devDependencies, overrides } = JSON.parse(read('package.json'));
    const direct: Record<string, string> = { ...dependencies, ...devDependencies };
    const values = Object.values<Record<string, string>>(overrides).flatMap((inner) => Object.values(inner));
    expect(values.length).toBeGreaterThan(0);
    const meant = values.map((value) => (value.startsWith('$') ? direct[value.slice(1)] : value));
    expect(meant.filter((value) => value?.startsWith('npm:'))).toEqual([]);
  });

  it('lets the unit ask for the addresses of the machine, which Node does by netlink', () => {
    const [families] = found(read('deploy', 'vitrin.service'), /^RestrictAddressFamilies=(.+)$/gm);
    expect(families?.split(' ')).toEqual(
      expect.arrayContaining(['AF_INET', 'AF_INET6', 'AF_UNIX', 'AF_NETLINK']),
    );
  });

  it('has rules for figures that are told', () => {
    const told = found(read('server', 'metrics', 'service.ts'), /'(vitrin_\w+)'/g);
    const asked = found(read('deploy', 'alerts.yml'), /\b(vitrin_\w+?)(?:_bucket|_count|_sum)?\b(?=[{ [>])/g);
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((name) => !told.includes(name))).toEqual([]);
  });
});
