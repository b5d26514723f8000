import type { Locale } from '@tandem/contract/common'
import { OfferContent } from '@tandem/contract/offers/own-offers'
import { findPlaces } from '@tandem/contract/reference'
import { toViolations } from '@tandem/contract/violations'
import { call } from '#lib/api/call.ts'
import { newKey } from '#lib/api/new-key.ts'
import type { CsvRow } from './offer-csv.ts'

export type CheckedRow = {
  number: number
  content: OfferContent
  /** Of the draft that it becomes: a second try after a lost answer makes no second one. */
  idempotencyKey: string
  /**
   * What keeps the row from becoming a draft; `column` is the file's, or the field's. Without a message the cell is not
   * understood.
   */
  errors: { column: string; message: string | null; cell?: string }[]
}

/** Says why a person cannot be named; null where they can. */
type RefuseContact = (id: string | null) => string | null

/** Finds the points of places that came without, and checks each row as the server will. */
export function checkRows(
  rows: CsvRow[],
  locale: Locale,
  refuseContact: RefuseContact,
): Promise<CheckedRow[]> {
  const known = new Map<string, Promise<Point | null>>()
  return Promise.all(rows.map((row) => checkRow(row, locale, known, refuseContact)))
}

type Point = { latitude: number; longitude: number }

async function checkRow(
  { number, content, unreadable }: CsvRow,
  locale: Locale,
  known: Map<string, Promise<Point | null>>,
  refuseContact: RefuseContact,
): Promise<CheckedRow> {
  const errors: CheckedRow['errors'] = unreadable.map(({ column, cell }) => ({ column, cell, message: null }))
  const refusal = refuseContact(content.contact)
  if (refusal) errors.push({ column: 'ansprechperson', message: refusal })
  const locations = await Promise.all(
    content.locations.map(async (location) => {
      if (!Number.isNaN(location.latitude) && !Number.isNaN(location.longitude)) return location
      const sought = location.postalCode || location.town
      if (!known.has(sought)) known.set(sought, findPoint(sought))
      const point = await known.get(sought)
      if (point) return { ...location, ...point }
      errors.push({ column: 'orte', cell: sought, message: null })
      return null
    }),
  )
  const idempotencyKey = newKey()
  const placed = { ...content, locations: locations.filter((each) => each !== null) }
  const checked = OfferContent.safeParse(placed)
  if (checked.success) return { number, content: checked.data, idempotencyKey, errors }
  for (const { propertyPath, message } of toViolations(checked.error.issues, locale)) {
    errors.push({ column: propertyPath, message })
  }
  return { number, content: placed, idempotencyKey, errors }
}

async function findPoint(text: string): Promise<Point | null> {
  const { member } = await call(findPlaces, { query: { text } })
  const [place] = member
  return place ? { latitude: place.latitude, longitude: place.longitude } : null
}
