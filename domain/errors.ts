/** The status an error code answers with. */
export const ERROR_STATUS = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  /** The password is asked once more before what is dangerous. */
  password_required: 403,
  /** The password, or the second step, has to be put in order before anything else. */
  setup_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  precondition_failed: 412,
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

/** Why a call meets a conflict, for programs; people read the sentence. */
export const CONFLICT_CAUSES = [
  /** The row has changed since the caller read it. */
  'version_conflict',
  'slug_taken',
  'sku_taken',
  'external_id_taken',
  /** Every code that could be made is taken. */
  'no_free_sku',
  'email_taken',
  /** The site would be left without anyone who may manage it. */
  'last_admin',
  /** The account is shut. */
  'account_disabled',
  /** A copy is made or gone back to. */
  'copy_running',
  'no_second_step',
  'too_many_passkeys',
  /** The page has this section already. */
  'section_exists',
  /** The section has this item already. */
  'item_exists',
  /** What comes back finds its section full. */
  'section_full',
  /** A category would stand below itself. */
  'cycle',
  /** A category that holds something cannot leave its brand. */
  'not_empty',
  /** What the row belongs to is not there. */
  'owner_missing',
  /** The row was deleted together with another one, and comes back with that. */
  'deleted_with_owner',
  /** The state before a row's first version is asked for. */
  'nothing_before',
  'same_file',
  /** The key of a sending belongs to another message. */
  'key_reused',
  /** The write that came with this key is still being worked on. */
  'request_running',
  /** What was offered is accepted already, taken back or past its day. */
  'quote_closed',
  /** The row was changed on the site after its draft was begun. */
  'draft_overtaken',
  /** The row has an open draft already. */
  'draft_exists',
  /** The plan is published already. */
  'plan_closed',
  /** Something still shows the file. */
  'in_use',
  'value_taken',
  'reference_missing',
] as const;
export type ConflictCause = (typeof CONFLICT_CAUSES)[number];

/** What is wrong with a field, for programs; people read the sentence. */
export const ISSUE_CODES = [
  'required',
  'wrong_type',
  'invalid',
  'invalid_format',
  'not_allowed',
  'too_short',
  'too_long',
  'too_small',
  'too_large',
  'too_few',
  'too_many',
  'unknown',
  'repeated',
  'not_found',
  'taken',
  'mismatch',
  'cycle',
  'depth',
  'wrong_password',
] as const;
export type IssueCode = (typeof ISSUE_CODES)[number];
/** One thing that is wrong with a request; `path` is dotted, `features.2`. */
export type Issue = { path: string; code: IssueCode; message: string };

/** What every refused call answers. */
export type ErrorBody = {
  success: false;
  code: ErrorCode;
  message: string;
  error: string;
  cause?: ConflictCause;
  fields?: ErrorFields;
  issues?: readonly Issue[];
  current?: unknown;
};

type Details = {
  reason?: ConflictCause | undefined;
  issues?: readonly Issue[] | undefined;
  current?: unknown;
  retryAfter?: number;
  cause?: unknown;
};
/** The codes whose errors say which of several causes it was. */
type ConflictCode = 'conflict' | 'precondition_failed';
/** The codes that say enough. */
export type PlainCode = Exclude<ErrorCode, ConflictCode>;

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
  /** Which conflict it is. */
  readonly reason: ConflictCause | undefined;
  readonly issues: readonly Issue[] | undefined;
  /** The row as stored, when a write lost against a newer version. */
  readonly current: unknown;
  /** Seconds until another try makes sense. */
  readonly retryAfter: number | undefined;

  constructor(code: PlainCode, message: string, details?: Details);
  constructor(code: ConflictCode, message: string, details: Details & { reason: ConflictCause });
  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.reason = details.reason;
    this.issues = details.issues;
    this.current = details.current;
    this.retryAfter = details.retryAfter;
  }

  get status(): (typeof ERROR_STATUS)[ErrorCode] {
    return ERROR_STATUS[this.code];
  }

  /** The sentence of each refused field; the first one where there are several. */
  get fields(): ErrorFields | undefined {
    if (!this.issues) return undefined;
    const fields = new Map<string, string>();
    for (const { path, message } of this.issues) if (!fields.has(path)) fields.set(path, message);
    return Object.fromEntries(fields);
  }

  /** The same error about something that stands at a place of a larger request: `items.2`. */
  within(place: string): AppError {
    const issues = this.issues?.map((issue) => ({ ...issue, path: `${place}.${issue.path}` }));
    const { reason, current, cause } = this;
    // The cause goes along, so whichever code it is has what it needs.
    return new AppError(this.code as PlainCode, this.message, { reason, issues, current, cause });
  }
}

/** The body that answers an error. */
export function errorBody(error: AppError): ErrorBody {
  return {
    success: false,
    code: error.code,
    message: error.message,
    error: error.message,
    ...(error.reason && { cause: error.reason }),
    ...(error.issues && { fields: error.fields, issues: error.issues }),
    ...(error.current !== undefined && { current: error.current }),
  };
}

/** The error of one refused field. */
export function refusedField(path: string, code: IssueCode, message: string, cause?: unknown): AppError {
  return new AppError('invalid', message, { issues: [{ path, code, message }], cause });
}
