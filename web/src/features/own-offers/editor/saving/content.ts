import { OfferContent } from '@tandem/contract/offers/own-offers'
import { contentShape } from '#features/autosave/public.ts'

export type ContentKey = keyof OfferContent

export const offerShape = contentShape<OfferContent, OfferContent>(OfferContent.shape)
export const contentKeys = offerShape.keys
