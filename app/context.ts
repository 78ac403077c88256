import { createContext } from 'react-router';
import type { Services } from '../server/services.ts';

/** The server's services inside loaders and actions. */
export const servicesContext = createContext<Services>();

/** A part of a page's text, or of its bytes. No part ends within one of the program's scripts. */
export type PagePart = string | Uint8Array;

/** What a loader or action knows of the request beyond its URL: where it came to, and from which address. */
export type PageRequest = {
  origin: string;
  address: string;
  /** What the scripts of this rendering carry. */
  mark: string;
  /** Hears all that a page is made of, before it is drawn; answers whether the one drawn of the same is there still. */
  isKnown: (content: Uint8Array) => boolean;
  /** Takes the page that was drawn, in pieces, instead of the body of its answer. */
  drawn: (html: readonly PagePart[]) => void;
  /** Told of what a loader or an action threw. */
  failed: (error: unknown) => void;
};
export const pageRequestContext = createContext<PageRequest>();

/** Reads the picture that the page opens with, as an address that holds it; set by the loader of a page that has one. */
export const firstPictureContext = createContext<() => Promise<string | null>>(async () => null);
