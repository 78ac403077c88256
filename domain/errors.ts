/** The status an error code answers with. */
export const ERROR_STATUS = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  invalid: 422,
  too_many: 429,
  internal: 500,
  unavailable: 503,
  storage_full: 507,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;
export type ErrorFields = Record<string, string>;

/** What every refused call answers. */
export type ErrorBody = {
  success: false;
  code: ErrorCode;
  message: string;
  error: string;
  fields?: ErrorFields;
  current?: unknown;
};

type Details = { fields?: ErrorFields; current?: unknown; retryAfter?: number; cause?: unknown };

/** Registered, and so the same in every copy of this file. */
const BRAND = Symbol.for('vitrin.AppError');

/**
 * The one error that reaches a person: a code, a Turkish sentence and what the form needs to show it.
 * The built pages hold a copy of this file beside the server's own; `instanceof` knows an error of either.
 */
export class AppError extends Error {
  static override [Symbol.hasInstance](value: unknown): value is AppError {
    return typeof value === 'object' && value !== null && BRAND in value;
  }

  readonly [BRAND] = true;
  readonly code: ErrorCode;
  readonly fields: ErrorFields | undefined;
  /** The row as stored, when a write lost against a newer version. */
  readonly current: unknown;
  /** Seconds until another try makes sense. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = details.fields;
    this.current = details.current;
    this.retryAfter = details.retryAfter;
  }

  get status(): (typeof ERROR_STATUS)[ErrorCode] {
    return ERROR_STATUS[this.code];
  }
}

/** The body that answers an error. */
export function errorBody(error: AppError): ErrorBody {
  return {
    success: false,
    code: error.code,
    message: error.message,
    error: error.message,
    ...(error.fields && { fields: error.fields }),
    ...(error.current !== undefined && { current: error.current }),
  };
}
