import type { Body, Documents, MockRole } from './documents.ts'

export type MockRequest = {
  method: string
  /** Below `/api`. */
  path: string
  query: URLSearchParams
  body: unknown
  role: MockRole
}

export type Asked = Omit<MockRequest, 'body'> & {
  params: Record<string, string>
  body: Record<string, unknown>
  /** The body, also where it is no object. */
  raw: unknown
}

/** What a call changes beyond its own record, and what it answers then; null where there is no such record. */
export type Change = (asked: Asked, documents: Documents) => unknown

/** Each record in a list of what is there; a hit of the search for any kind says too little of its record. */
export function membersOf(documents: Documents) {
  const lists = documents.paths().filter((path) => !path.startsWith('/search/'))
  return lists.flatMap((path) => {
    const body = documents.get(path)
    return body?.member?.map((member) => ({ path, body, member })) ?? []
  })
}

export const listed = (address: string, documents: Documents): Body | undefined =>
  membersOf(documents).find(({ member }) => member['@id'] === address)?.member

export function create(
  { name, path }: { name: string; path: string },
  fields: Record<string, unknown>,
  documents: Documents,
): Body {
  const id = newId()
  const body = {
    ...fields,
    '@id': `/api${path}${id}`,
    '@type': name,
    id,
    createdAt: new Date().toISOString(),
  }
  documents.set(`${path}${id}`, body)
  for (const list of documents.paths()) {
    const listed = documents.get(list)
    if (listed?.member?.[0]?.['@type'] !== name) continue
    documents.set(list, { ...listed, member: [{ ...listed.member[0], ...body }, ...listed.member] })
  }
  return body
}

/** Also in the lists that show the record. */
export function keep(path: string, body: Body, documents: Documents): Body {
  documents.set(path, body)
  for (const { path: list, body: listed, member } of membersOf(documents)) {
    if (member['@id'] !== `/api${path}`) continue
    const shown = Object.keys(member).filter((key) => key in body)
    const now = { ...member, ...Object.fromEntries(shown.map((key) => [key, body[key]])) }
    documents.set(list, { ...listed, member: listed.member?.map((each) => (each === member ? now : each)) })
  }
  return body
}

/** Of the version that the contract's ids have. */
export const newId = (): string =>
  `019c${Math.random().toString(16).slice(2, 6).padEnd(4, '0')}-0000-7000-8000-${Date.now().toString(16).padStart(12, '0')}`

/** Until somebody takes it back, a company's change remembers what was before. */
export function changeApplication(
  { id }: Record<string, string>,
  parts: Body,
  documents: Documents,
): Body | null {
  const path = `/application/${id}`
  const before = documents.get(path)
  if (!before) return null
  const can = {
    edit: false,
    submit: false,
    move: false,
    message: true,
    cancel: parts.status === 2,
    delete: false,
    undo: false,
  }
  const isOwn = parts.status === 2 || parts.status === 8
  const { stage, status, outcome } = before
  const undo = {
    undone: { stage, status, outcome },
    undoUntil: new Date(Date.now() + 15 * 60_000).toISOString(),
    can: { ...(before.can as object), undo: true, cancel: false },
  }
  return keep(
    path,
    {
      ...before,
      ...(isOwn ? { can } : undo),
      ...parts,
      revision: Number(before.revision) + 1,
      updatedAt: new Date().toISOString(),
    },
    documents,
  )
}
