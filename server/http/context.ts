import type { Logger } from 'pino';
import type { Session } from '../context.ts';

/** What middleware leaves for handlers. */
export type HttpEnv = {
  Variables: {
    requestId: string;
    log: Logger;
    /** The address of the caller, behind a trusted proxy the one it forwards; of an IPv6 address its network. */
    address: string;
    session: Session | null;
    /** The version of the row that is answered. */
    version?: number;
  };
};

/** Who calls, as logs name them. */
export function callerOf({ user, machine }: Session): { accountId: string } | { tokenId: string } {
  return machine ? { tokenId: machine.id } : { accountId: user.id };
}
