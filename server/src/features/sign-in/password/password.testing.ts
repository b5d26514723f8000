import { requestPassword } from '@tandem/contract/sign-in/password'
import { mailsTo } from '#testing/test-accounts.ts'
import type { TestApp } from '#testing/test-app.ts'

export const newPassword = 'Abends riecht der Garten nach Minze'

/** Asks for a new password, waits for the mail, and reads the token in it; empty when none came. */
export async function askForPassword(app: TestApp, email: string): Promise<string> {
  await app.call(requestPassword, { body: { email } })
  await app.settleJobs()
  return newestToken(app, email, /passwort-vergessen\/erneuern#token=([\w-]+)/)
}

/** The token in the newest mail to this address. */
export async function newestToken(app: TestApp, email: string, link: RegExp): Promise<string> {
  return (await mailsTo(app, email))[0]?.text.match(link)?.[1] ?? ''
}

export const subjectsTo = async (app: TestApp, email: string) =>
  (await mailsTo(app, email)).map(({ subject }) => subject)
