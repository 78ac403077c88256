import { describe, expect, it } from 'vitest';
import { allows, type Right, ROLES } from './rights.ts';

const AREAS = ['products', 'site', 'media', 'messages', 'history', 'activities', 'panel'];
const CONTENT = AREAS.flatMap((area): Right[] => [`${area}:read`, `${area}:write`]);

function allowed(role: (typeof ROLES)[number], rights: readonly Right[]): Right[] {
  return rights.filter((right) => allows(role, right));
}

describe('a role', () => {
  it('of an administrator has every right', () => {
    const rights: Right[] = [...CONTENT, 'settings:write', 'accounts:read', 'accounts:write', 'own:write'];
    expect(allowed('admin', rights)).toEqual(rights);
  });

  it('of an editor has the content, and neither settings nor accounts', () => {
    expect(allowed('editor', CONTENT)).toEqual(CONTENT);
    expect(allowed('editor', ['settings:read', 'settings:write', 'accounts:read', 'accounts:write'])).toEqual(
      ['settings:read'],
    );
  });

  it('of a viewer reads', () => {
    expect(allowed('viewer', CONTENT)).toEqual(CONTENT.filter((right) => right.endsWith(':read')));
    expect(allowed('viewer', ['settings:read', 'settings:write', 'accounts:read', 'accounts:write'])).toEqual(
      ['settings:read'],
    );
  });

  it('leaves everyone their own password and sessions', () => {
    for (const role of ROLES) expect(allowed(role, ['own:read', 'own:write'])).toHaveLength(2);
  });
});
