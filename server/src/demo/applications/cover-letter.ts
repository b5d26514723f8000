import type { DemoApplicant } from '../applicants/applicant.ts'
import type { Random } from '../base/random.ts'
import { fill, typeset } from '../base/text.ts'
import type { DemoCompany } from '../companies/companies.ts'
import type { CompanyPerson } from '../companies/company-persons.ts'
import { greeting } from '../people/salutation.ts'
import { companyReasons, endings, openings, reasons } from './cover-letter-texts.ts'

type Letter = {
  applicant: DemoApplicant
  company: DemoCompany
  contact: CompanyPerson
  title: string
  year: number
}

export function writeCoverLetter(
  random: Random,
  { applicant, company, contact, title, year }: Letter,
): string {
  const { name, profile } = applicant
  const paragraphs = [
    `${greeting(contact, 'formal')},`,
    random.pick(openings),
    `${random.pick(reasons[profile.bent])} ${random.pick(companyReasons)}`,
    random.pick(endings),
    `Mit freundlichen Grüßen\n${name.firstName} ${name.lastName}`,
  ]
  const values = { title, year: String(year), town: company.town.name }
  return typeset(fill(paragraphs.join('\n\n'), values))
}
