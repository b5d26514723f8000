import * as offers from '@tandem/contract/offers'
import * as ownOffers from '@tandem/contract/offers/own-offers'
import { route } from '#platform/http/route.ts'
import { deleteOffer, publishOffer } from './own/publish-offer.ts'
import {
  getOwnOffer,
  listAdmittedStudyInterests,
  listOfferChoices,
  listOwnOffers,
} from './own/read-own-offers.ts'
import { createOffer, updateOffer } from './own/save-offer.ts'
import { getOffer } from './reading/get-offer.ts'
import { matchOffer } from './reading/match-offer.ts'

export const offersRoutes = [
  route(offers.getOffer, getOffer),
  route(offers.matchOffer, matchOffer),
  route(ownOffers.listOwnOffers, listOwnOffers),
  route(ownOffers.getOwnOffer, getOwnOffer),
  route(ownOffers.listOfferChoices, listOfferChoices),
  route(ownOffers.listAdmittedStudyInterests, listAdmittedStudyInterests),
  route(ownOffers.createOffer, createOffer),
  route(ownOffers.updateOffer, updateOffer),
  route(ownOffers.publishOffer, publishOffer),
  route(ownOffers.deleteOffer, deleteOffer),
]
