import type { Locale } from '@tandem/contract/common'
import type { Endpoint, Schema, Upload, UploadedFile } from '@tandem/contract/endpoint'
import type { Violation } from '@tandem/contract/errors'
import { toPropertyPath, toViolations, violationMessage } from '@tandem/contract/violations'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { AppError } from '../app-error.ts'
import { compileSchema } from '../compile-schema.ts'
import { findUnstorable } from './storable.ts'

export type Input = { params: unknown; query: unknown; body: unknown; upload: UploadedFile | undefined }

const nothing = z.strictObject({})
const nothingByDefault = z._default(nothing, {})

/** Validates everything the request brings; what the endpoint does not declare is refused, not ignored. */
export async function readInput(endpoint: Endpoint, request: FastifyRequest, locale: Locale): Promise<Input> {
  const params = parse(endpoint.params ?? nothing, request.params, locale)
  if (!params.ok) throw new AppError('not_found')
  requireTaken(endpoint, request)
  const query = parse(endpoint.query ?? nothing, request.query, locale, nameSingleValue(request.query))
  const takesFile = endpoint.upload !== undefined && !(endpoint.body && isJson(request))
  const body =
    endpoint.method !== 'GET' && !takesFile
      ? parse(endpoint.body ?? nothingByDefault, givenBody(endpoint, request), locale)
      : { ok: true as const, value: undefined }
  const violations = [...failures(query), ...failures(body)]
  if (!query.ok || !body.ok) throw new AppError('invalid_input', violations)
  const upload = endpoint.upload && takesFile ? await readUpload(endpoint.upload, request) : undefined
  return { params: params.value, query: query.value, body: body.value, upload }
}

type Parsed = { ok: true; value: unknown } | { ok: false; violations: Violation[] }

type Path = PropertyKey[]

/** A parameter that may be repeated and was given once is named without a place in its list: `year`, not `year[0]`. */
const nameSingleValue =
  (query: unknown) =>
  ([name, ...rest]: Path): Path => {
    const isSingle = name !== undefined && !Array.isArray((query as Record<PropertyKey, unknown>)[name])
    return name === undefined ? [] : isSingle ? [name] : [name, ...rest]
  }

function parse(
  schema: Schema,
  value: unknown,
  locale: Locale,
  pathOf: (path: Path) => Path = (path) => path,
): Parsed {
  const result = z.safeParse(compileSchema(schema), value, { reportInput: true })
  if (!result.success) {
    const issues = result.error.issues.map((issue) => ({ ...issue, path: pathOf(issue.path) }))
    return { ok: false, violations: toViolations(issues, locale) }
  }
  const unstorable = findUnstorable(result.data)
  if (!unstorable) return { ok: true, value: result.data }
  const propertyPath = toPropertyPath(pathOf([...unstorable]))
  const message = violationMessage(locale, 'characters')
  return { ok: false, violations: [{ propertyPath, message, code: 'characters' }] }
}

const failures = (parsed: Parsed): Violation[] => (parsed.ok ? [] : parsed.violations)

/** What can be parsed but is not what the endpoint takes; other types meet no parser. */
function requireTaken({ body, form, upload }: Endpoint, request: FastifyRequest): void {
  const isTaken = request.isMultipart() ? form || upload : body || !upload || !isJson(request)
  if (!isTaken) throw new AppError('unsupported_media_type')
}

const isJson = (request: FastifyRequest) => request.mediaType === 'application/json'

/** To remove a file, clients of the old product post `null` as such (specification, section 7). */
const givenBody = ({ upload }: Endpoint, { body }: FastifyRequest): unknown =>
  upload && body === null ? { [upload.field]: null } : withoutLocale(body)

/** Every JSON body carries the locale beside its own fields (specification, section 7). */
function withoutLocale(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body ?? undefined
  const { locale: _, ...rest } = body as Record<string, unknown>
  return rest
}

async function readUpload(upload: Upload, request: FastifyRequest): Promise<UploadedFile> {
  if (!request.isMultipart()) throw new AppError('malformed_request')
  // Said before it is read, where the request says how long it is.
  const length = Number(request.headers['content-length'] ?? 0)
  if (length > upload.maxBytes + multipartOverheadBytes) throw new AppError('file_too_large')
  try {
    return await readParts(upload, request)
  } catch (error) {
    if (error instanceof AppError) throw error
    if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE') {
      throw new AppError('file_too_large')
    }
    // A parser that cannot read what was sent, or does not get all of it, throws errors of any kind.
    throw new AppError('malformed_request')
  }
}

/** Boundaries, names and the field `locale`, which every request may bring (decisions, section 2). */
const multipartOverheadBytes = 16 * 1024

async function readParts({ field, maxBytes }: Upload, request: FastifyRequest): Promise<UploadedFile> {
  let file: UploadedFile | null = null
  for await (const part of request.parts({ limits: { fileSize: maxBytes, parts: 3, fieldSize: 100 } })) {
    if (part.type === 'field' && part.fieldname === 'locale') continue
    if (file || part.type !== 'file' || part.fieldname !== field) throw new AppError('malformed_request')
    const bytes = await part.toBuffer().catch((error: unknown) => {
      throw part.file.truncated ? new AppError('file_too_large') : error
    })
    // Undefined, whatever its type says, where a part is a file by its content type alone.
    file = { name: part.filename ?? '', bytes }
  }
  if (!file) throw new AppError('malformed_request')
  return file
}
