import { describe, expect, it } from 'vitest';
import { differences } from '../../bin/lib/tree.mjs';

const machine = { os: 'linux', cpu: 'x64', libc: 'glibc' };
const react = { version: '19.3.1', integrity: 'sha512-a' };
const node = { version: '24.1.0', integrity: 'sha512-b', optional: true, os: 'linux', cpu: 'x64' };
const mac = { ...node, os: ['darwin'], cpu: ['arm64'] };
const musl = { ...node, os: ['linux'], cpu: ['x64'], libc: ['musl'] };
const notWindows = { ...node, os: ['!win32'], cpu: ['x64'] };

describe('differences between the lock file and the installed tree', () => {
  it('finds none where all packages for this machine are there', () => {
    const lock = { '': {}, 'node_modules/react': react, 'node_modules/node': node, 'node_modules/mac': mac };
    const installed = { 'node_modules/react': react, 'node_modules/node': node };
    expect(differences(lock, installed, machine)).toEqual([]);
  });

  it('names a missing package', () => {
    expect(differences({ 'node_modules/react': react }, {}, machine)).toEqual(['node_modules/react']);
  });

  it('names an optional package that is made for this machine and was left out', () => {
    expect(differences({ 'node_modules/node': node }, {}, machine)).toEqual(['node_modules/node']);
    expect(differences({ 'node_modules/node': notWindows }, {}, machine)).toEqual(['node_modules/node']);
  });

  it('does not miss what is made for another system or C library', () => {
    expect(differences({ 'node_modules/mac': mac, 'node_modules/musl': musl }, {}, machine)).toEqual([]);
    expect(differences({ 'node_modules/x': notWindows }, {}, { ...machine, os: 'win32' })).toEqual([]);
  });

  it('does not miss the tools of developers where nobody develops', () => {
    const lock = { 'node_modules/vite': { version: '8.3.8', dev: true }, 'node_modules/react': react };
    expect(differences(lock, { 'node_modules/react': react }, machine, { dev: false })).toEqual([]);
    expect(differences(lock, { 'node_modules/react': react }, machine)).toEqual(['node_modules/vite']);
    expect(differences(lock, {}, machine, { dev: false })).toEqual(['node_modules/react']);
  });

  it('does not miss what npm 9 leaves out beside them: a tool of developers that a package of all may use', () => {
    const lock = { 'node_modules/typescript': { version: '6.0.2', devOptional: true } };
    expect(differences(lock, {}, machine, { dev: false })).toEqual([]);
    expect(differences(lock, {}, machine)).toEqual(['node_modules/typescript']);
  });

  it('names another version and another checksum', () => {
    const lock = { 'node_modules/react': react };
    const older = { 'node_modules/react': { ...react, version: '18.0.0' } };
    const forged = { 'node_modules/react': { ...react, integrity: 'sha512-z' } };
    expect(differences(lock, older, machine)).toEqual(['node_modules/react']);
    expect(differences(lock, forged, machine)).toEqual(['node_modules/react']);
  });

  it('names a package that the lock file does not know, unless it is optional', () => {
    expect(differences({}, { 'node_modules/react': react }, machine)).toEqual(['node_modules/react']);
    expect(differences({}, { 'node_modules/mac': mac }, machine)).toEqual([]);
  });
});
