import type { listSignedIn as endpoint, SignedInAccount } from '@tandem/contract/backend/operations/sessions'
import type { HandlerInput, Page } from '@tandem/contract/endpoint'
import { findSignedIn, listSessions } from '#features/sessions/sessions.api.ts'
import type { AdminViewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { findPeople } from '../people/people.store.ts'

export async function listSignedIn(
  ctx: Context,
  { sessionId }: AdminViewer,
  { query: { text, type, page, perPage } }: HandlerInput<typeof endpoint>,
): Promise<Page<SignedInAccount>> {
  const words = text.split(/\s+/).filter(Boolean)
  const { total, accountIds } = await findSignedIn(ctx, {
    ...{ words, type },
    ...{ offset: (page - 1) * perPage, limit: perPage },
  })
  const people = new Map((await findPeople(ctx.db, accountIds)).map((row) => [row.account.id, row]))
  const items: SignedInAccount[] = []
  for (const accountId of accountIds) {
    const row = people.get(accountId)
    if (!row) continue
    const { id, type, firstName, lastName } = row.account
    const sessions = await listSessions(ctx, { accountId, sessionId })
    items.push({ ...{ id, type, firstName, lastName, company: row.company }, sessions })
  }
  return { items, total }
}
