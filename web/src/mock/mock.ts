import type { AccountType } from '@tandem/contract/endpoint'
import { answer, type MockAnswer } from './answer.ts'
import { authOf } from './changes.ts'
import { type Documents, type MockRole, openDocuments, type Recorded } from './documents.ts'
import { answerNumbered } from './numbered.ts'

type MockOptions = {
  /** Of visitors by language, else by role. */
  recorded: Record<'visitor.de' | 'visitor.en' | AccountType, Recorded>
  storage: Pick<Storage, 'getItem' | 'setItem'>
  now: Date
}

export type MockCall = { method: string; url: URL; headers: Headers; body: unknown }
export type Mock = (call: MockCall) => MockAnswer

export const mockRoles = ['applicant', 'company', 'admin'] as const

/** The whole API of the contract, without a server: three people, and visitors in two languages. */
export function openMock({ recorded, storage, now }: MockOptions): Mock {
  const opened = new Map<string, Documents>()
  const documentsOf = (role: MockRole, locale: 'de' | 'en') => {
    const key = role ? `${role}.${locale}` : `visitor.${locale}`
    const parts = [recorded[`visitor.${locale}`], ...(role ? [recorded[role]] : [])]
    // Both languages of a role share what it changed.
    const documents = opened.get(key) ?? openDocuments(role ?? 'visitor', parts, storage, now)
    opened.set(key, documents)
    return documents
  }
  return ({ method, url, headers, body }) => {
    const path = decodeURIComponent(url.pathname.slice('/api'.length))
    const locale = headers.get('accept-language')?.startsWith('en') ? 'en' : 'de'
    if (method === 'POST' && path === '/login') return logIn(body, recorded)
    const role = roleOf(headers.get('authorization'))
    const documents = documentsOf(role, locale)
    const numbered = method === 'GET' ? answerNumbered(path, documents) : null
    if (numbered) return numbered
    return withSecurity(
      answer({ method, path, query: url.searchParams, body, role }, documents),
      role,
      recorded,
    )
  }
}

function roleOf(authorization: string | null): MockRole {
  return mockRoles.find((role) => authorization?.startsWith(`Bearer ${role}-`)) ?? null
}

/** By the demo's addresses, with any password but “falsch”. */
function logIn(body: unknown, recorded: MockOptions['recorded']): MockAnswer {
  const { email, password } = (body ?? {}) as { email?: string; password?: string }
  const role = mockRoles.find((each) => emailOf(recorded[each]) === email?.toLowerCase())
  if (!role || password === 'falsch')
    return { status: 400, body: { meta: { status: 'INVALID_CREDENTIALS' } } }
  const auth = authOf(role, recorded[role].security)
  return { status: 200, body: { meta: { status: 'SUCCESS', dataField: 'auth' }, auth } }
}

export const emailOf = ({ '/account': own }: Recorded): string =>
  String((own as { account?: { email: string } } | undefined)?.account?.email)

function withSecurity(given: MockAnswer, role: MockRole, recorded: MockOptions['recorded']): MockAnswer {
  const { auth } = (given.body ?? {}) as { auth?: object }
  if (!auth || !role) return given
  return { ...given, body: { ...(given.body as object), auth: authOf(role, recorded[role].security) } }
}
