import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export const password = 'Der Zug fährt morgen pünktlich'

export const registrationOf = (email: string) => ({
  type: 'applicant',
  gender: 'none',
  firstName: 'Kim',
  lastName: 'Muster',
  birthdate: '2008-05-14',
  email,
  password,
  consent: true,
})

const patienceMs = 60_000
const atOnce = 4

/** Accounts that people have registered and confirmed, as anybody does it. */
export async function makeKnownAccounts(post: Post, dataDir: string, count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, (_, n) => `known-${n}@example.org`)
  for (let from = 0; from < count; from += atOnce) {
    const group = emails.slice(from, from + atOnce)
    await Promise.all(group.map((email) => post('/account', registrationOf(email), 200)))
  }
  for (const token of await readTokens(join(dataDir, 'mail'), count)) {
    await post('/account/confirm', { token }, 200)
  }
  return emails
}

async function readTokens(folder: string, count: number): Promise<string[]> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await pause(200)) {
    const names = readdirSync(folder).filter((name) => name.endsWith('.eml'))
    const mails = names.map((name) => readFileSync(join(folder, name), 'latin1'))
    const tokens = new Set(mails.flatMap(tokenOf))
    if (tokens.size === count) return [...tokens]
  }
  throw new Error('Not every registration was answered by a mail')
}

/** Quoted-printable breaks long lines. */
function tokenOf(mail: string): string[] {
  const token = mail.replace(/=\r?\n/g, '').match(/registrierung-verifikation#token=(?:3D)?([\w-]{43})/)?.[1]
  return token ? [token] : []
}

export type Post = (path: string, body: object, status: number) => Promise<void>

/** Posts to the API, and fails when it is answered otherwise than the measurement expects. */
export function postTo(address: string): Post {
  return async (path, body, status) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${address}/api${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    const text = await answer.text()
    if (answer.status !== status) throw new Error(`${path} answered ${answer.status}: ${text}`)
  }
}
