/** What an account may do: everything, the content, or look at it. */
export const ROLES = ['admin', 'editor', 'viewer'] as const;
export type Role = (typeof ROLES)[number];

/** What people call the roles. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  admin: 'Yönetici',
  editor: 'Editör',
  viewer: 'İzleyici',
};

/** What a verb asks of its caller: to read or to write in an area, such as `products:write`. */
export type Right = `${string}:${'read' | 'write'}`;

/** Settings decide what all others see, accounts who they are, copies hold everything, and who is erased is gone: all the administrators'. */
const FOR_ADMINS = new Set<Right>([
  'settings:write',
  'accounts:read',
  'accounts:write',
  'audit:read',
  'copies:read',
  'copies:write',
  'privacy:read',
  'privacy:write',
]);
/** What everyone who is signed in may do: change the own password, end the own sessions. */
const FOR_ALL = new Set<Right>(['own:read', 'own:write']);

/** Whether a role has a right. */
export function allows(role: Role, right: Right): boolean {
  if (role === 'admin' || FOR_ALL.has(right)) return true;
  if (FOR_ADMINS.has(right)) return false;
  return role === 'editor' || right.endsWith(':read');
}
