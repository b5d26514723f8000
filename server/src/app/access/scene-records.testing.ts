import { attachFile } from '@tandem/contract/applicants'

import { createApplication, updateApplication } from '@tandem/contract/applications/drafts'

import { eq } from 'drizzle-orm'
import { account } from '#features/accounts/accounts.schema.ts'
import { issueToken, type Purpose } from '#features/accounts/credentials/one-time-tokens.store.ts'
import { completeContent } from '#features/applications/content/sample-content.testing.ts'
import { pushDevice } from '#features/push/push.schema.ts'
import { passkey } from '#features/second-factor/second-factor.schema.ts'
import { session } from '#features/sessions/sessions.schema.ts'
import { newToken } from '#platform/auth/token.ts'
import { newId } from '#platform/db/columns.ts'
import { smallPdf } from '#testing/pdf.ts'
import type { TestApp } from '#testing/test-app.ts'

export type Person = { token: string; accountId: string; email: string }

export const pdf = smallPdf()

export function lazy<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null
  return () => {
    made ??= make()
    return made
  }
}

/** What a scene is made of has to succeed, or its cells would be refused for another reason. */
export async function succeed<A extends { status: number; body: unknown }>(
  answering: Promise<A>,
): Promise<A> {
  const answer = await answering
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
  return answer
}

/** Has registered, and not followed the mail's link; a session is nothing they could have come by. */
export async function unverified(app: TestApp): Promise<Person> {
  const person = await app.applicant()
  await app.db.update(account).set({ confirmedAt: null }).where(eq(account.id, person.accountId))
  return person
}

export async function deleted(app: TestApp): Promise<Person> {
  const person = await app.applicant()
  await app.db.delete(account).where(eq(account.id, person.accountId))
  return person
}

export async function beginApplication(app: TestApp, as: { token: string }, offerId: string) {
  const created = await succeed(app.call(createApplication, { body: { type: 2, offerId } }, { as }))
  const id: string = created.body.id
  const content = { ...completeContent, revision: created.body.revision }
  const saved = await succeed(app.call(updateApplication, { params: { id }, body: content }, { as }))
  const file = { name: 'lebenslauf.pdf', bytes: pdf }
  const attached = await succeed(app.upload(attachFile, { params: { type: 'cv', id }, file }, { as }))
  return {
    id,
    content: { ...content, revision: saved.body.revision as number },
    file: attached.body.attachment.key as string,
  }
}

export async function insertSession(app: TestApp, { accountId }: Person): Promise<string> {
  const [id, now] = [newId(), app.clock()]
  const expiresAt = new Date(now.getTime() + 60 * 60 * 1000)
  await app.db.insert(session).values({ id, accountId, lastSeenAt: now, expiresAt })
  return id
}

/** What a browser gives whom it lets send to it. */
export const pushKeys = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}

export async function insertPushDevice(app: TestApp, { accountId }: Person): Promise<string> {
  const id = newId()
  const endpoint = `https://fcm.googleapis.com/fcm/send/${id}`
  await app.db.insert(pushDevice).values({ id, accountId, endpoint, ...pushKeys, device: 'Firefox, Linux' })
  return id
}

export async function insertPasskey(app: TestApp, { accountId }: Person): Promise<string> {
  const id = newId()
  await app.db
    .insert(passkey)
    .values({ id, accountId, name: 'Laptop', credentialId: newId(), publicKey: 'bm9uZQ' })
  return id
}

export async function mailedToken(app: TestApp, purpose: Purpose, { accountId }: { accountId: string }) {
  const { token, hash } = newToken()
  const now = app.clock()
  const expiresAt = new Date(now.getTime() + 60 * 60 * 1000)
  await issueToken(app.db, { hash, accountId, purpose, now, expiresAt })
  return token
}
