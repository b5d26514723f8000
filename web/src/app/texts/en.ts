import { accountEn } from '#features/accounts/account/texts.en.ts'
import { colleaguesEn } from '#features/accounts/colleagues/texts.en.ts'
import { deletionEn } from '#features/accounts/deletion/texts.en.ts'
import { securityEn } from '#features/accounts/security/texts.en.ts'
import { accountsEn } from '#features/accounts/texts.en.ts'
import { applicationsEn } from '#features/applications/texts.en.ts'
import { dashboardEn } from '#features/dashboard/texts.en.ts'
import { messagingEn } from '#features/messaging/texts.en.ts'
import { offersEn } from '#features/offers/texts.en.ts'
import { pagesEn } from '#features/pages/texts.en.ts'
import { commonEn } from './common.en.ts'

export const en = {
  common: commonEn,
  account: accountEn,
  accounts: accountsEn,
  applications: applicationsEn,
  colleagues: colleaguesEn,
  dashboard: dashboardEn,
  deletion: deletionEn,
  messaging: messagingEn,
  offers: offersEn,
  pages: pagesEn,
  security: securityEn,
}
