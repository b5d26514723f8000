import { accountsDe } from '#features/accounts/texts.de.ts'
import { applicationsDe } from '#features/applications/texts.de.ts'
import { dashboardDe } from '#features/dashboard/texts.de.ts'
import { messagingDe } from '#features/messaging/texts.de.ts'
import { offersDe } from '#features/offers/texts.de.ts'
import { pagesDe } from '#features/pages/texts.de.ts'
import { commonDe } from './common.de.ts'

export const de = {
  common: commonDe,
  accounts: accountsDe,
  applications: applicationsDe,
  dashboard: dashboardDe,
  messaging: messagingDe,
  offers: offersDe,
  pages: pagesDe,
}
