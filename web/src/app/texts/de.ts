import { accountDe } from '#features/accounts/account/texts.de.ts'
import { colleaguesDe } from '#features/accounts/colleagues/texts.de.ts'
import { deletionDe } from '#features/accounts/deletion/texts.de.ts'
import { securityDe } from '#features/accounts/security/texts.de.ts'
import { accountsDe } from '#features/accounts/texts.de.ts'
import { applicationsDe } from '#features/applications/texts.de.ts'
import { dashboardDe } from '#features/dashboard/texts.de.ts'
import { messagingDe } from '#features/messaging/texts.de.ts'
import { offersDe } from '#features/offers/texts.de.ts'
import { pagesDe } from '#features/pages/texts.de.ts'
import { commonDe } from './common.de.ts'

export const de = {
  common: commonDe,
  account: accountDe,
  accounts: accountsDe,
  applications: applicationsDe,
  colleagues: colleaguesDe,
  dashboard: dashboardDe,
  deletion: deletionDe,
  messaging: messagingDe,
  offers: offersDe,
  pages: pagesDe,
  security: securityDe,
}
