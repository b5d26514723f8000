import { auditEn } from '#features/backend/audit/texts.en.ts'
import { officeCompaniesEn } from '#features/backend/companies/texts.en.ts'
import { locationsEn } from '#features/backend/contents/locations/texts.en.ts'
import { contentsEn } from '#features/backend/contents/texts.en.ts'
import { officeEn } from '#features/backend/frame/texts.en.ts'
import { changedTextsEn } from '#features/backend/moderation/changed-texts/texts.en.ts'
import { operationsEn } from '#features/backend/operations/texts.en.ts'
import { overviewEn } from '#features/backend/overview/texts.en.ts'
import { peopleEn } from '#features/backend/people/texts.en.ts'
import { referenceListsEn } from '#features/backend/reference/texts.en.ts'
import { adminSettingsEn } from '#features/backend/settings/texts.en.ts'
import { backendEn } from '#features/backend/texts.en.ts'
import { statisticsEn } from '#features/statistics/texts.en.ts'

export const backendEnPart = {
  adminSettings: adminSettingsEn,
  audit: auditEn,
  backend: backendEn,
  changedTexts: changedTextsEn,
  contents: contentsEn,
  locations: locationsEn,
  office: officeEn,
  operations: operationsEn,
  overview: overviewEn,
  officeCompanies: officeCompaniesEn,
  people: peopleEn,
  statistics: statisticsEn,
  referenceLists: referenceListsEn,
}
