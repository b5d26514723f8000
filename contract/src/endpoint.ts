import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'
import type { OnBehalfDeed } from './on-behalf.ts'

/** Any schema. The contract uses zod's `mini` build: the client loads it before its first page. */
export type Schema = z.ZodMiniType
type Nothing = z.ZodMiniUndefined

/**
 * One call of the API, declared once. Registration, validation, access control, the OpenAPI description
 * and the typed web client all follow from it.
 */
export type Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Out extends Output = Output,
  Who extends Access = Access,
> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `/api`, with parameters as `{id}`. */
  path: string
  summary: string
  access: Who
  params?: Params
  query?: Query
  body?: Body
  /**
   * The request is `multipart/form-data` with this one file; beside a `body`, it is either the one or the other. JSON that
   * is `null` itself counts as a body whose field of the file's name is null, which removes the file.
   */
  upload?: Upload
  output: Out
  /** The codes this call may answer beside the ones every call may (see `commonErrors`). */
  errors?: readonly ErrorCode[]
  /** Requests per minute and client address, where the general limit is too generous. */
  limitPerMinute?: number
  /** The body may also come as a form's, `application/x-www-form-urlencoded`. */
  form?: true
  /** How long a client may keep the answer. Without it nothing may be kept. */
  cacheSeconds?: number
  /** Also for an account that must set up a second factor first. */
  beforeSecondFactor?: true
  /** It reaches applicants, or strangers by mail: not for a company that an admin has suspended. */
  notWhileSuspended?: true
  /**
   * Also for an admin who acts on behalf of a company: what it is called in the audit, or `allowed` where nothing of the
   * company changes. All else is refused.
   */
  onBehalf?: 'allowed' | OnBehalfDeed
  /** The answer holds a secret: it is not kept for a repeat with the same `Idempotency-Key`. */
  secretAnswer?: true
  /** Also of visitors the `Idempotency-Key` counts, as one of their client address. */
  visitorsRepeat?: true
  /** A GET that ends or renews its caller's session, as the specification has it: it is no call that only reads. */
  changesSession?: true
  /** The old product's clients read refusals of this call from `meta.status` (decisions, section 2). */
  refusal?: 'meta'
}

export type AccountType = 'applicant' | 'company' | 'admin'
export type Permission = 'company-profile-edit' | 'company-colleagues-manage' | 'backend'

/** A setting that lets visitors read what else needs a login. */
export type VisitorSetting = 'offers.publicSearch'

/**
 * Who may call: everyone, or the listed account types, where given only with a permission, and while the setting named
 * is on visitors too.
 */
export type Access =
  | 'everyone'
  | { types: readonly AccountType[]; permission?: Permission; visitorsBy?: VisitorSetting }

export const everyone = 'everyone'
export const signedIn = { types: ['applicant', 'company', 'admin'] } as const satisfies Access
/** Offers and companies: visitors read them by the setting (decisions, section 6). */
export const signedInOrPublicSearch = {
  ...signedIn,
  visitorsBy: 'offers.publicSearch',
} as const satisfies Access
export const only = <Type extends AccountType>(type: Type, permission?: Permission) => ({
  types: [type] as const,
  permission,
})

export type Upload = { field: string; maxBytes: number }

/** A record's name in `@type`, and where its `@id` lives. */
export type RecordType<S extends Schema = Schema> = {
  name: string
  /** `@id` is `/api` + path + id. */
  path: string
  schema: S
}

export type Output =
  | { kind: 'envelope'; field: string; schema: Schema }
  | { kind: 'collection'; record: RecordType; maxPerPage: number }
  | { kind: 'item'; record: RecordType }
  | { kind: 'file' }
  /** Of an address that a browser opens by itself: it is sent on to a page. */
  | { kind: 'redirect' }
  | { kind: 'stream' }

export const envelope = <Field extends string, S extends Schema>(field: Field, schema: S) => ({
  kind: 'envelope' as const,
  field,
  schema,
})

export const collection = <Record extends RecordType>(record: Record, maxPerPage = 100) => ({
  kind: 'collection' as const,
  record,
  maxPerPage,
})

export const item = <Record extends RecordType>(record: Record) => ({ kind: 'item' as const, record })
export const file = { kind: 'file' as const }
export const redirect = { kind: 'redirect' as const }
export const stream = { kind: 'stream' as const }

export const recordType = <S extends Schema>(name: string, path: string, schema: S): RecordType<S> => ({
  name,
  path,
  schema,
})

/** Declares an endpoint; exists for its inference. */
export function endpoint<
  const Out extends Output,
  const Who extends Access,
  Params extends Schema = Nothing,
  Query extends Schema = Nothing,
  Body extends Schema = Nothing,
>(declaration: Endpoint<Params, Query, Body, Out, Who>): Endpoint<Params, Query, Body, Out, Who> {
  return declaration
}

/** What a caller passes. Parts that an endpoint does not declare are left out. */
export type CallInput<E> =
  E extends Endpoint<infer P, infer Q, infer B, Output>
    ? Part<'params', z.input<P>> & Part<'query', z.input<Q>> & Part<'body', z.input<B>>
    : never

/** What a handler receives, validated. */
export type HandlerInput<E> =
  E extends Endpoint<infer P, infer Q, infer B, Output>
    ? { params: z.output<P>; query: z.output<Q>; body: z.output<B>; upload: Uploaded<B> }
    : never

/** Whoever may send a body instead may leave the file out. */
type Uploaded<Body extends Schema> = Body extends Nothing ? UploadedFile : UploadedFile | undefined

export type UploadedFile = { name: string; bytes: Uint8Array }

/** What a handler returns; the wrapping of section 2 of the decisions is put around it by the server. */
export type HandlerOutput<O extends Output> = O extends {
  kind: 'envelope'
  schema: infer S extends Schema
}
  ? z.input<S>
  : O extends { kind: 'collection'; record: RecordType<infer S> }
    ? Page<z.input<S>> | TextPage
    : O extends { kind: 'item'; record: RecordType<infer S> }
      ? z.input<S>
      : O extends { kind: 'file' }
        ? FileOutput
        : O extends { kind: 'redirect' }
          ? Redirect
          : EventSource

export type Page<T> = PageFacts & { items: T[] }

/** A page whose members are written already: JSON of each with its `@id` and `@type`, with commas between. */
export type TextPage = PageFacts & { members: string }

export type PageFacts = SearchFacts & {
  total: number
  /** Where the next page begins, for who asks on by cursor; null on the last one. */
  cursor?: string | null
}

/** What a search tells beside its records. */
export type SearchFacts = {
  /** The total is not exact: there are more. */
  totalIsMinimum?: boolean
  /**
   * By filter, the most frequent value first: of profiles how many of the hits have it, at least so many of a minimum;
   * of offers and companies how many would be found if it alone were chosen of its filter.
   */
  facets?: Facets
  /** Without a hit: the filters that took the last ones away, with what leaving each out would find. */
  relaxations?: Relaxation[]
}
export type Facets = Record<string, { id: string; count: number }[]>
export type Relaxation = { filter: string; total: number; totalIsMinimum: boolean }

export type FileOutput = {
  body: AsyncIterable<Uint8Array>
  contentType: string
  name: string
  /** `inline` only for types that cannot run script. */
  disposition: 'inline' | 'attachment'
  /** Another one with other bytes: whoever has it already is told so instead of getting them again. */
  version?: string
  cacheSeconds?: number
}

/** `location` is a whole address. */
export type Redirect = { location: string }

/** Live events: `send` is called for each until `stop`, and `end` where the source cannot go on. */
export type EventSource = {
  subscribe(
    send: (event: StreamedEvent) => void,
    end: () => void,
  ): {
    stop(): void
    /** Up to where everything was sent; null while that is not known. */
    position(): number | null
  }
}

/** `id` is its position among all events; null of one that is not kept. */
export type StreamedEvent = { id: number | null; type: string; data: unknown }

/** What a client gets after unwrapping. */
export type CallOutput<O extends Output> = O extends { kind: 'envelope'; schema: infer S extends Schema }
  ? z.output<S>
  : O extends { kind: 'collection'; record: RecordType<infer S> }
    ? Collection<z.output<S>>
    : O extends { kind: 'item'; record: RecordType<infer S> }
      ? z.output<S>
      : O extends { kind: 'file' }
        ? Blob
        : O extends { kind: 'redirect' }
          ? never
          : ReadableStream<Uint8Array>

export type Collection<T> = {
  totalItems: number
  member: T[]
  view?: { '@id': string; first: string; last?: string; previous?: string; next?: string }
} & SearchFacts

type Part<Name extends string, T> = undefined extends T ? { [K in Name]?: T } : { [K in Name]: T }
