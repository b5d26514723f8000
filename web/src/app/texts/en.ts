import { accountsEn } from '#features/accounts/texts.en.ts'
import { applicationsEn } from '#features/applications/texts.en.ts'
import { dashboardEn } from '#features/dashboard/texts.en.ts'
import { messagingEn } from '#features/messaging/texts.en.ts'
import { offersEn } from '#features/offers/texts.en.ts'
import { pagesEn } from '#features/pages/texts.en.ts'
import { commonEn } from './common.en.ts'

export const en = {
  common: commonEn,
  accounts: accountsEn,
  applications: applicationsEn,
  dashboard: dashboardEn,
  messaging: messagingEn,
  offers: offersEn,
  pages: pagesEn,
}
