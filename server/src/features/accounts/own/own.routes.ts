import {
  getSubscriptions as getSubscriptionsEndpoint,
  giveConsent as giveConsentEndpoint,
  renewAccount as renewAccountEndpoint,
  updateAccount as updateAccountEndpoint,
  updateSubscription as updateSubscriptionEndpoint,
} from '@tandem/contract/accounts/own-account'
import { route } from '#platform/http/route.ts'
import { renewAccount } from '../lifetime/renew-account.ts'
import { getSubscriptions } from './get-subscriptions.ts'
import { giveConsent } from './give-consent.ts'
import { updateAccount } from './update-account.ts'
import { updateSubscription } from './update-subscription.ts'

export const ownRoutes = [
  route(updateAccountEndpoint, updateAccount),
  route(getSubscriptionsEndpoint, getSubscriptions),
  route(updateSubscriptionEndpoint, updateSubscription),
  route(renewAccountEndpoint, renewAccount),
  route(giveConsentEndpoint, giveConsent),
]
