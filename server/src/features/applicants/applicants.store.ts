import type { OnboardingStep } from '@tandem/contract/applicants/onboarding'
import { eq, sql } from 'drizzle-orm'
import { account } from '#features/accounts/accounts.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { applicant } from './applicants.schema.ts'

export type NewApplicant = Pick<typeof applicant.$inferInsert, 'accountId' | 'gender'> & {
  birthdate: string
} & Partial<Pick<typeof applicant.$inferInsert, 'title' | 'countryCode' | 'universityId'>>

export async function insertApplicant(db: Db, newApplicant: NewApplicant, now: Date): Promise<void> {
  await db.insert(applicant).values({ ...newApplicant, createdAt: now })
}

/** The person behind an account. */
export async function findApplicantOf(db: Db, accountId: string) {
  const { id, gender, title, birthdate, countryCode, universityId, imageFileId, onboardingStep } = applicant
  const [found] = await db
    .select({ id, gender, title, birthdate, countryCode, universityId, imageFileId, onboardingStep })
    .from(applicant)
    .where(eq(applicant.accountId, accountId))
  return found ?? null
}

/** The account of a person. */
export async function findAccountOf(db: Db, applicantId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ accountId: applicant.accountId })
    .from(applicant)
    .where(eq(applicant.id, applicantId))
  return found?.accountId
}

type PersonalData = Partial<
  Pick<typeof applicant.$inferInsert, 'gender' | 'title' | 'birthdate' | 'countryCode' | 'universityId'>
>

export async function updateApplicant(db: Db, applicantId: string, data: PersonalData): Promise<void> {
  // Drizzle refuses an update of nothing.
  if (Object.values(data).every((value) => value === undefined)) return
  await db.update(applicant).set(data).where(eq(applicant.id, applicantId))
}

/** As their applications name them. */
export async function findPerson(db: Db, applicantId: string) {
  const { id, gender, birthdate, imageFileId: image } = applicant
  const { firstName, lastName, email } = account
  const [person] = await db
    .select({ id, gender, birthdate, firstName, lastName, email, image })
    .from(applicant)
    .innerJoin(account, eq(account.id, applicant.accountId))
    .where(eq(id, applicantId))
  return person ?? null
}

/** Answers the file that was there before. */
export async function replaceImage(
  db: Db,
  applicantId: string,
  imageFileId: string | null,
): Promise<string | null> {
  const [before] = await db
    .select({ imageFileId: applicant.imageFileId })
    .from(applicant)
    .where(eq(applicant.id, applicantId))
    .for('update')
  await db.update(applicant).set({ imageFileId }).where(eq(applicant.id, applicantId))
  return before?.imageFileId ?? null
}

export async function findOnboarding(db: Db, applicantId: string) {
  const [found] = await db
    .select({ step: applicant.onboardingStep, finishedAt: applicant.onboardingFinishedAt })
    .from(applicant)
    .where(eq(applicant.id, applicantId))
  return found ?? null
}

/** Once finished stays finished, at the first time. */
export async function updateOnboarding(
  db: Db,
  applicantId: string,
  step: OnboardingStep,
  finishedAt: Date | null,
): Promise<void> {
  const finished = sql`coalesce(${applicant.onboardingFinishedAt}, ${finishedAt?.toISOString() ?? null}::timestamptz)`
  await db
    .update(applicant)
    .set({ onboardingStep: step, onboardingFinishedAt: finished })
    .where(eq(applicant.id, applicantId))
}
