import * as offers from '@tandem/contract/offers'
import { route } from '#platform/http/route.ts'
import { getOffer } from './get-offer.ts'
import { matchOffer } from './match-offer.ts'

export const offersRoutes = [route(offers.getOffer, getOffer), route(offers.matchOffer, matchOffer)]
