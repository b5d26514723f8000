import * as offers from '@tandem/contract/offers'
import { route } from '#platform/http/route.ts'
import { getOffer } from './get-offer.ts'
import { listOffers } from './list-offers.ts'

export const offersRoutes = [route(offers.listOffers, listOffers), route(offers.getOffer, getOffer)]
