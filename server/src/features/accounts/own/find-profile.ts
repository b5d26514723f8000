import { findApplicantOf } from '#features/applicants/applicants.api.ts'
import { findAccountPerson } from '#features/contacts/contacts.api.ts'
import type { Db } from '#platform/db/database.ts'
import { findAccountById } from '../accounts.store.ts'
import { findPendingEmail } from '../credentials/one-time-tokens.store.ts'

/** An account with the person behind it and whom they belong to. */
export async function findProfile(db: Db, accountId: string, now: Date) {
  const account = await findAccountById(db, accountId)
  if (!account) return null
  const applicant = account.type === 'applicant' ? await findApplicantOf(db, accountId) : null
  const person = account.type === 'applicant' ? null : await findAccountPerson(db, accountId)
  return {
    account,
    pendingEmail: await findPendingEmail(db, accountId, now),
    applicantId: applicant?.id ?? null,
    onboardingDue: applicant !== null && applicant.onboardingStep === null,
    gender: applicant?.gender ?? null,
    title: applicant?.title ?? null,
    birthdate: applicant?.birthdate ?? null,
    country: applicant?.countryCode ?? null,
    university: applicant?.universityId?.toString() ?? null,
    organisationPersonId: person?.id ?? null,
    phone: person?.phone ?? null,
    imageId: applicant?.imageFileId ?? person?.imageFileId ?? null,
    companyId: person?.companyId ?? null,
    companyName: person?.companyName ?? null,
    companyStatus: person?.companyStatus ?? null,
  }
}
