import { createHash } from 'node:crypto'
import type { HandlerInput } from '@tandem/contract/endpoint'
import {
  type sendContactMessage as endpoint,
  leastContactSeconds,
} from '@tandem/contract/pages/contact-message'
import { type ContactProof, isProof, proofMinutes, proofText } from '@tandem/contract/pages/contact-proof'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { claimFloodQuota, claimMailQuota } from '#platform/throttle/claim-mail-quota.ts'
import { contactMail } from '../pages.jobs.ts'
import { findLocation, findSupportPerson } from './contact.store.ts'

type Input = HandlerInput<typeof endpoint>

/**
 * The message is in no table: it is in a job until that is done. A program that gives itself away is told the same
 * as everybody, so that it learns nothing.
 */
export async function sendContactMessage(
  ctx: Context,
  _viewer: Viewer | null,
  { body }: Input,
): Promise<true> {
  const { website, seconds, proof, ...message } = body
  const recipient = await findRecipient(ctx, message)
  if (website !== '' || seconds < leastContactSeconds) return true
  if (!isProven(ctx, message, proof) && !(await claimFloodQuota(ctx, 'contact')))
    throw new AppError('proof_required')
  if (!(await claimMailQuota(ctx, message.email, 'contact')))
    throw new AppError('too_many_requests', [], 3600)
  await enqueue(ctx.db, contactMail, { ...message, page: message.page ?? '', recipient, locale: ctx.locale })
  return true
}

function isProven(ctx: Context, message: { email: string; message: string }, proof?: ContactProof): boolean {
  if (!proof) return false
  const age = ctx.clock().getTime() - Date.parse(proof.at)
  if (Math.abs(age) > proofMinutes * 60_000) return false
  return isProof(createHash('sha256').update(proofText(message, proof)).digest())
}

/** In words. */
async function findRecipient(
  ctx: Context,
  { locationId, contactId }: Pick<Input['body'], 'locationId' | 'contactId'>,
): Promise<string> {
  if (contactId) {
    const found = await findSupportPerson(ctx.db, contactId)
    if (!found) throw new AppError('not_found')
    return `${found.person.firstName} ${found.person.lastName}`
  }
  if (!locationId) return (await ctx.settings(ctx.db)).brand.universityName
  const location = await findLocation(ctx.db, locationId)
  if (!location) throw new AppError('not_found')
  return location.name
}
