import {
  getSubscriptions as getSubscriptionsEndpoint,
  giveConsent as giveConsentEndpoint,
  openMailUnsubscription as openMailUnsubscriptionEndpoint,
  renewAccount as renewAccountEndpoint,
  unsubscribeFromMails as unsubscribeFromMailsEndpoint,
  updateAccount as updateAccountEndpoint,
  updateSubscription as updateSubscriptionEndpoint,
} from '@tandem/contract/accounts/own-account'
import { route } from '#platform/http/route.ts'
import { renewAccount } from '../lifetime/renew-account.ts'
import { getSubscriptions } from './get-subscriptions.ts'
import { giveConsent } from './give-consent.ts'
import { openMailUnsubscription, unsubscribeFromMails } from './unsubscribe-from-mails.ts'
import { updateAccount } from './update-account.ts'
import { updateSubscription } from './update-subscription.ts'

export const ownRoutes = [
  route(updateAccountEndpoint, updateAccount),
  route(getSubscriptionsEndpoint, getSubscriptions),
  route(updateSubscriptionEndpoint, updateSubscription),
  route(openMailUnsubscriptionEndpoint, openMailUnsubscription),
  route(unsubscribeFromMailsEndpoint, unsubscribeFromMails),
  route(renewAccountEndpoint, renewAccount),
  route(giveConsentEndpoint, giveConsent),
]
