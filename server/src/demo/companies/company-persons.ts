import type { Permission } from '@tandem/contract/endpoint'
import type { organisationPerson } from '#features/contacts/contacts.schema.ts'
import { drawPhone } from '../base/addresses.ts'
import { pairs } from '../base/blocks.ts'
import { demoId } from '../base/demo-id.ts'
import { type Random, randomOf } from '../base/random.ts'
import type { Scene } from '../base/scene.ts'
import { type Pair, slug } from '../base/text.ts'
import { demoLogins } from '../demo-logins.ts'
import { type AccountRow, buildAccount } from '../people/accounts.ts'
import { drawAdult, type Gender, type PersonName } from '../people/adult-names.ts'
import { companyDomain, demoCompanyName } from './company-entries.ts'

export type CompanyPerson = {
  gender: Gender
  row: typeof organisationPerson.$inferInsert & { id: string }
  /** Null for those who are only listed. */
  account: AccountRow | null
}

type Employer = { id: string; number: number; name: string; createdAt: Date }
type Login = { email: string; permissions: Permission[] }
type Employee = { name: PersonName; role: Pair; login: Login | null }

const roles = pairs(`
Ausbildungsleitung
Head of training

Personalreferat
HR officer

Betreuung dual Studierender
Support for dual study students

Recruiting
Recruiter

Fachbetreuung der Praxisphasen
Practice phase mentor
`)

const allPermissions: Permission[] = ['company-profile-edit', 'company-colleagues-manage']

/** One to three people: the first may do everything, the second perhaps has an account, the third is only listed. */
export function buildCompanyPersons(scene: Scene, employer: Employer): CompanyPerson[] {
  const random = randomOf('company-persons', employer.name)
  const employees = employer.name === demoCompanyName ? demoTeam : drawTeam(random, employer.name)
  return employees.map((employee, index) => toPerson(scene, random, { employer, employee, index }))
}

function drawTeam(random: Random, companyName: string): Employee[] {
  const drawnRoles = random.sample(roles, random.int(1, 3))
  const lastNames = new Set<string>()
  return drawnRoles.map((role, index) => {
    const name = drawAnother(random, lastNames)
    const email = `${slug(name.firstName)}.${slug(name.lastName)}@${companyDomain(companyName)}`
    if (index === 0) return { name, role, login: { email, permissions: allPermissions } }
    const hasLogin = index === 1 && random.chance(0.6)
    return {
      name,
      role,
      login: hasLogin ? { email, permissions: allPermissions.slice(0, random.int(0, 1)) } : null,
    }
  })
}

function drawAnother(random: Random, taken: Set<string>): PersonName {
  const name = drawAdult(random)
  if (taken.has(name.lastName)) return drawAnother(random, taken)
  taken.add(name.lastName)
  return name
}

const demoTeam: Employee[] = [
  {
    name: { gender: 'female', firstName: 'Jule', lastName: 'Kirschgrund' },
    role: ['Ausbildungsleitung', 'Head of training'],
    login: { email: demoLogins.company.email, permissions: allPermissions },
  },
  {
    name: { gender: 'male', firstName: 'Tarek', lastName: 'Lindemuth' },
    role: ['Fachbetreuung der Praxisphasen', 'Practice phase mentor'],
    login: { email: demoLogins.colleague.email, permissions: [] },
  },
  {
    name: { gender: 'female', firstName: 'Annette', lastName: 'Waldvogel' },
    role: ['Personalreferat', 'HR officer'],
    // Shares what the company received with its head of training.
    login: {
      email: `annette.waldvogel@${companyDomain(demoCompanyName)}`,
      permissions: ['company-profile-edit'],
    },
  },
]

type Position = { employer: Employer; employee: Employee; index: number }

function toPerson(scene: Scene, random: Random, { employer, employee, index }: Position): CompanyPerson {
  const { name, role, login } = employee
  const { firstName, lastName } = name
  const number = employer.number * 3 + index
  const account =
    login &&
    buildAccount(scene, random, {
      id: demoId('company-account', number),
      type: 'company',
      ...login,
      firstName,
      lastName,
      createdAt: employer.createdAt,
    })
  return {
    gender: name.gender,
    account,
    row: {
      id: demoId('company-person', number),
      companyId: employer.id,
      accountId: account?.id ?? null,
      firstName,
      lastName,
      roleDe: role[0],
      roleEn: role[1],
      mail: `${slug(firstName)}.${slug(lastName)}@${companyDomain(employer.name)}`,
      phone: drawPhone(random),
      position: index,
      createdAt: employer.createdAt,
      updatedAt: employer.createdAt,
    },
  }
}
