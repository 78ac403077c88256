import { createContext } from 'react-router';
import type { Services } from '../server/services.ts';

/** The server's services inside loaders and actions. */
export const servicesContext = createContext<Services>();

/** What a loader or action knows of the request beyond its URL: where it came to, and from which address. */
export type PageRequest = { origin: string; address: string };
export const pageRequestContext = createContext<PageRequest>();
