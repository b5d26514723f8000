import type { applicant } from '#features/applicants/applicants.schema.ts'
import { daysBefore } from '../base/days.ts'
import { demoId } from '../base/demo-id.ts'
import type { Random } from '../base/random.ts'
import type { Town } from '../base/reference.ts'
import type { Scene } from '../base/scene.ts'
import { type AccountRow, buildAccount } from '../people/accounts.ts'
import type { PersonName } from '../people/adult-names.ts'
import { drawMathsModules, type MathsModules } from './maths-modules.ts'
import type { Profile } from './profile.ts'

export type Visibility = 'hidden' | 'anonymous' | 'open'

export type DemoApplicant = {
  number: number
  name: PersonName
  town: Town
  account: AccountRow
  row: typeof applicant.$inferInsert & { id: string; createdAt: Date }
  profile: Profile & { modules: MathsModules }
  visibility: Visibility
}

type Facts = Omit<DemoApplicant, 'account' | 'row' | 'profile'> & {
  profile: Profile
  email: string
  birthdate: string
  nationality: string
  daysOld: number
}

/** Account and person around a profile. */
export function buildApplicant(scene: Scene, random: Random, facts: Facts): DemoApplicant {
  const { email, birthdate, nationality, daysOld, ...rest } = facts
  const { number, name } = facts
  const createdAt = daysBefore(scene.now, daysOld)
  const account = buildAccount(scene, random, {
    id: demoId('applicant-account', number),
    type: 'applicant',
    email,
    firstName: name.firstName,
    lastName: name.lastName,
    createdAt,
  })
  const row = {
    id: demoId('applicant', number),
    accountId: account.id,
    gender: name.gender,
    birthdate,
    nationality,
    onboardingStep: 'matches' as const,
    onboardingFinishedAt: createdAt,
    createdAt,
  }
  return { ...rest, profile: { ...rest.profile, modules: drawMathsModules(number) }, account, row }
}
