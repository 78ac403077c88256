import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { shortAddress } from '../../../domain/rules/short-address.ts';
import type { Env } from '../../env.ts';
import type { HttpEnv } from '../../http/context.ts';
import { originOf } from '../../http/origin.ts';
import { DEVICE_COOKIE_SECONDS } from './devices.ts';
import type { Caller, DeviceCookie } from './sign-in.ts';

/** Where a call comes from, and the browsers it is known as. */
export function callerOf(c: Context<HttpEnv>, env: Env): Caller & { origin: string } {
  return {
    address: c.var.address,
    userAgent: c.req.header('user-agent') ?? null,
    origin: originOf(c, env),
    cookies: (name) => getCookie(c, name),
  };
}

/** Tells the log of a sign-in. */
export function tellSignIn(c: Context<HttpEnv>, accountId: string): void {
  c.var.log.warn({ accountId, address: shortAddress(c.var.address) }, 'signed in');
}

/** Lets the browser be known from now on. No script reads the cookie, and it goes nowhere but to the sign-in. */
export function setDeviceCookie(c: Context<HttpEnv>, env: Env, cookie: DeviceCookie | null): void {
  if (!cookie) return;
  setCookie(c, cookie.name, cookie.value, {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'Strict',
    secure: originOf(c, env).startsWith('https:'),
    maxAge: DEVICE_COOKIE_SECONDS,
  });
}
