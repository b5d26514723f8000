import type { MailState } from '@tandem/contract/backend/operations/mail-log'
import type { Context } from '#platform/context/context.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { JobRun } from '#platform/jobs/jobs.ts'
import type { MailAttempt } from '#platform/mail/mailer.ts'
import { closeWaiting, saveAttempt } from './mail-log.store.ts'

/** Notes the mails of a job that is over, however it ended. */
export async function logMails({ db, clock, mailAttempts = [] }: Context, run: JobRun): Promise<void> {
  const isMailJob = mailAttempts.length > 0 || run.attempt > 1
  if (!isMailJob) return
  const now = clock()
  await inTransaction(db, async (db) => {
    for (const { kind, to, failure } of mailAttempts) {
      const state = stateAfter(failure, run)
      await saveAttempt(db, { kind, recipient: maskAddress(to), email: to, run, state, failure, now })
    }
    // It failed before it came to its mail, or the mail's reason was gone.
    if (run.outcome !== 'again') await closeWaiting(db, run.id, run.outcome === 'done' ? now : null)
  })
}

function stateAfter(failure: MailAttempt['failure'], { outcome }: JobRun): MailState {
  if (failure === null) return 'sent'
  if (failure === 'address_refused') return 'bounced'
  return outcome === 'again' ? 'waiting' : 'failed'
}

/** `lena.weber@example.org` as `le…@example.org`: enough to recognise it, too little to write to. */
export function maskAddress(email: string): string {
  const at = email.lastIndexOf('@')
  const name = email.slice(0, at)
  return `${name.slice(0, name.length > 4 ? 2 : 1)}…${email.slice(at).toLowerCase()}`
}
