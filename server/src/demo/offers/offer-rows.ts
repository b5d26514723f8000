import {
  offer,
  offerDocument,
  offerExpertise,
  offerLanguage,
  offerLocation,
  offerMathsModule,
  offerQualification,
  offerYear,
} from '#features/offers/offers.schema.ts'
import { rowsOf, type TableRows } from '../base/insert-rows.ts'
import type { DemoOffer } from './offers.ts'

export function offerRows(offers: DemoOffer[]): TableRows[] {
  const children = <T>(build: (offer: DemoOffer, offerId: string) => T[]) =>
    offers.flatMap((one) => build(one, one.row.id))
  return [
    rowsOf(
      offer,
      offers.map(({ row }) => row),
    ),
    rowsOf(
      offerYear,
      children(({ years }, offerId) =>
        years.map(({ year, total, taken }) => ({ offerId, year, total, taken })),
      ),
    ),
    rowsOf(
      offerLocation,
      children(({ locations }) => locations),
    ),
    rowsOf(
      offerQualification,
      children(({ demands }, offerId) =>
        demands.qualifications.map((qualificationKey) => ({ offerId, qualificationKey })),
      ),
    ),
    rowsOf(
      offerDocument,
      children(({ demands }, offerId) =>
        demands.documents.map((documentTypeKey) => ({ offerId, documentTypeKey })),
      ),
    ),
    rowsOf(
      offerExpertise,
      children(({ demands }, offerId) => demands.expertises.map((expertiseId) => ({ offerId, expertiseId }))),
    ),
    rowsOf(
      offerLanguage,
      children(({ demands }, offerId) =>
        demands.languages.map(({ code, level }) => ({ offerId, languageCode: code, minimumLevel: level })),
      ),
    ),
    rowsOf(
      offerMathsModule,
      children(({ demands }, offerId) => demands.maths.map((demand) => ({ offerId, ...demand }))),
    ),
  ]
}
