import { auditDe } from '#features/backend/audit/texts.de.ts'
import { officeCompaniesDe } from '#features/backend/companies/texts.de.ts'
import { locationsDe } from '#features/backend/contents/locations/texts.de.ts'
import { contentsDe } from '#features/backend/contents/texts.de.ts'
import { officeDe } from '#features/backend/frame/texts.de.ts'
import { changedTextsDe } from '#features/backend/moderation/changed-texts/texts.de.ts'
import { operationsDe } from '#features/backend/operations/texts.de.ts'
import { overviewDe } from '#features/backend/overview/texts.de.ts'
import { peopleDe } from '#features/backend/people/texts.de.ts'
import { referenceListsDe } from '#features/backend/reference/texts.de.ts'
import { adminSettingsDe } from '#features/backend/settings/texts.de.ts'
import { backendDe } from '#features/backend/texts.de.ts'
import { statisticsDe } from '#features/statistics/texts.de.ts'

/** What only admins read. */
export const backendDePart = {
  adminSettings: adminSettingsDe,
  audit: auditDe,
  backend: backendDe,
  changedTexts: changedTextsDe,
  contents: contentsDe,
  locations: locationsDe,
  office: officeDe,
  operations: operationsDe,
  overview: overviewDe,
  officeCompanies: officeCompaniesDe,
  people: peopleDe,
  statistics: statisticsDe,
  referenceLists: referenceListsDe,
}
