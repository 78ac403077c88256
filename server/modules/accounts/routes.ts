import { createRouter } from '../../http/openapi.ts';
import { accountCalls } from './account-routes.ts';
import { authCalls } from './auth-routes.ts';
import { linkCalls } from './link-routes.ts';
import { secondStepCalls } from './second-step-routes.ts';

type Parts = Parameters<typeof authCalls>[0] & Parameters<typeof accountCalls>[0];

/** The calls of signing in and of the panel's accounts below `/api`. */
export function accountRoutes(parts: Parts) {
  return createRouter()
    .route('/', authCalls(parts))
    .route('/', linkCalls(parts))
    .route('/', secondStepCalls(parts))
    .route('/', accountCalls(parts));
}
