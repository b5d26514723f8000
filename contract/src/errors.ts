/**
 * Every refusal the API can answer with, and its HTTP status. The code is also the key of its text in both
 * languages and the last part of the problem's `type`.
 */
export const errorStatus = {
  invalid_input: 422,
  malformed_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  too_many_requests: 429,
  body_too_large: 413,
  unsupported_media_type: 415,
  internal: 500,
  unavailable: 503,
  disk_full: 507,
  proof_required: 428,

  invalid_credentials: 400,
  account_locked: 400,
  token_invalid: 410,
  already_confirmed: 409,
  second_factor_required: 400,
  second_factor_invalid: 400,
  second_factor_missing: 403,
  company_suspended: 403,
  not_on_behalf: 403,
  passkey_refused: 400,
  key_invalid: 410,
  last_manager: 409,
  last_admin: 409,
  too_many_saved_searches: 409,
  too_many_templates: 409,
  too_many_bookmarks: 409,
  too_many_records: 409,
  maths_test_too_early: 409,
  placeholder_unfilled: 409,

  changed_elsewhere: 409,
  already_applied: 409,
  already_sent: 409,
  already_asked: 409,
  has_applied: 409,
  request_closed: 409,
  no_second_admin: 409,
  mail_not_resendable: 409,
  companies_not_mergeable: 409,
  application_incomplete: 409,
  application_not_sent: 409,
  offer_closed: 409,
  company_unavailable: 409,
  company_on_hold: 409,
  initiatives_not_accepted: 409,
  offer_not_published: 409,
  no_place_left: 409,
  undo_expired: 409,
  interview_fixed: 409,
  slot_passed: 409,
  offer_incomplete: 409,
  offer_has_applications: 409,

  file_type_not_allowed: 415,
  file_unreadable: 415,
  file_unsafe: 415,
  image_too_large: 413,
  file_being_checked: 409,
  file_lost: 410,
  file_too_large: 413,
  too_many_files: 409,

  push_service_unknown: 409,
  too_many_devices: 409,

  recipient_unavailable: 409,
  contact_blocked: 409,
  too_many_new_threads: 429,
  too_many_email_changes: 429,
  too_many_reports: 409,
  attaching_over: 409,
  idempotency_conflict: 409,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof errorStatus

/** Why a document is not taken. */
export const documentErrors = [
  'file_type_not_allowed',
  'file_unreadable',
  'file_unsafe',
  'file_too_large',
  'image_too_large',
] as const satisfies ErrorCode[]

/** Why a document is not handed out. */
export const heldBackErrors = ['file_being_checked', 'file_lost'] as const satisfies ErrorCode[]

/** What any call may answer without saying so. */
export const commonErrors: readonly ErrorCode[] = [
  'invalid_input',
  'malformed_request',
  'unauthenticated',
  'forbidden',
  'second_factor_missing',
  'company_suspended',
  'not_on_behalf',
  'not_found',
  'too_many_requests',
  'body_too_large',
  'unsupported_media_type',
  'internal',
  'unavailable',
  'disk_full',
  'idempotency_conflict',
]

/** One refused field: a JSON path such as `places[0].radius`, a sentence for a person, a code for a program. */
export type Violation = { propertyPath: string; message: string; code: string }

/** The body of a refusal, `application/problem+json`. */
export type Problem = {
  '@type': 'Error' | 'ConstraintViolation'
  type: string
  code: ErrorCode
  title: string
  description: string
  detail: string
  status: number
  requestId: string
  violations?: Violation[]
  /** Of `changed_elsewhere`: the record as the caller may now see it, as a success of the call shows it. */
  current?: unknown
}
