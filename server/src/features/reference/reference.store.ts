import type { Place } from '@tandem/contract/reference'
import { and, asc, desc, eq, gt, inArray, like, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { type Coordinates, toUnitVector } from '#platform/db/geo.ts'
import {
  country,
  documentType,
  expertise,
  language,
  place,
  qualification,
  referenceOption,
  referenceVersion,
  studyCourse,
  studyInterest,
  subjectArea,
  university,
} from './reference.schema.ts'

export type OptionSet =
  | 'distance'
  | 'grade'
  | 'notification_interval'
  | 'email_subscription'
  | 'decline_reason'

/** Each list with what is out of use. */
export const listSubjectAreas = (db: Db) => db.select().from(subjectArea).orderBy(asc(subjectArea.position))

export const listStudyCourses = (db: Db) => db.select().from(studyCourse).orderBy(asc(studyCourse.position))

export const listStudyInterests = (db: Db) =>
  db.select().from(studyInterest).orderBy(asc(studyInterest.position))

export const listQualifications = (db: Db) =>
  db.select().from(qualification).orderBy(asc(qualification.position))

export const listExpertises = (db: Db) => db.select().from(expertise).orderBy(asc(expertise.position))

export const listLanguages = (db: Db) => db.select().from(language).orderBy(asc(language.position))

export const listDocumentTypes = (db: Db) =>
  db.select().from(documentType).orderBy(asc(documentType.position))

export const listCountries = (db: Db) => db.select().from(country).orderBy(asc(country.position))

export const listUniversities = (db: Db) => db.select().from(university).orderBy(asc(university.position))

export const listOptions = (db: Db, set: OptionSet) =>
  db
    .select()
    .from(referenceOption)
    .where(eq(referenceOption.setName, set))
    .orderBy(asc(referenceOption.position))

export type PlaceSearch = { digits: string; name: string; limit: number }

/**
 * By digits the codes in their order; by name each town once: one of exactly that name, then those that begin with it,
 * then those of which a further word does, as of "Stuttgart-Vaihingen"; large ones first.
 */
export async function searchPlaces(db: Db, { digits, name, limit }: PlaceSearch) {
  const byCode = like(place.postalCode, `${digits}%`)
  const begins = like(place.searchName, `${name}%`)
  const byName = sql`(${begins} or ${like(place.searchName, `% ${name}%`)})`
  const rows = await db
    .select()
    .from(place)
    .where(digits ? and(byCode, name ? byName : undefined) : and(byName, gt(place.rank, 0)))
    .orderBy(
      ...(digits ? [asc(place.postalCode)] : [desc(eq(place.searchName, name)), desc(begins)]),
      desc(place.rank),
      asc(place.name),
    )
    .limit(limit)
  return rows.map(toPlace)
}

export type TownCandidate = { place: Place; searchName: string }

/**
 * Of which the name, or a part of it, is written somewhat alike: first those that begin with one of `swapped`, then the most alike;
 * large ones first.
 */
export async function similarTowns(db: Db, name: string, swapped: string[]): Promise<TownCandidate[]> {
  // Two swapped letters change five trigrams, so that long names are not alike any more.
  const each = swapped.map((begin) => like(place.searchName, `${begin}%`))
  const begins = sql`(${sql.join(each, sql` or `)})`
  const isAlike = sql`${place.searchName} % ${name} or ${name} <% ${place.searchName}`
  const rows = await db
    .select()
    .from(place)
    .where(and(gt(place.rank, 0), or(begins, isAlike)))
    .orderBy(
      desc(begins),
      sql`greatest(similarity(${place.searchName}, ${name}), word_similarity(${name}, ${place.searchName})) desc`,
      desc(place.rank),
    )
    .limit(50)
  return rows.map((row) => ({ place: toPlace(row), searchName: row.searchName }))
}

/** Those that exist, in no order. */
export async function placesOf(db: Db, ids: number[]) {
  const rows = await db.select().from(place).where(inArray(place.id, ids))
  return rows.map(toPlace)
}

/** Not one of the further codes of a town. */
export async function nearestTown(db: Db, point: Coordinates) {
  const { x, y, z } = toUnitVector(point)
  const chord = sql`(${place.x} - ${x}) ^ 2 + (${place.y} - ${y}) ^ 2 + (${place.z} - ${z}) ^ 2`
  const rows = await db.select().from(place).where(gt(place.rank, 0)).orderBy(chord).limit(1)
  return rows.map(toPlace)
}

const toPlace = ({ id, name, postalCode, state, country, latitude, longitude }: PlaceRow) => ({
  id: String(id),
  name,
  postalCode,
  state,
  country,
  latitude,
  longitude,
})

/** All of them, as they were loaded. */
export async function listPlaces(db: Db): Promise<NewPlace[]> {
  const rows = await db.select().from(place)
  return rows.map(({ id: _, ...row }) => row)
}

/** Processes that start at the same time load one after the other; the lock goes with the transaction. */
export async function lockReferenceData(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('reference data'))`)
}

export async function loadedHashes(db: Db): Promise<Map<string, string>> {
  const rows = await db.select().from(referenceVersion)
  return new Map(rows.map(({ source, hash }) => [source, hash]))
}

export async function saveHash(db: Db, source: string, hash: string): Promise<void> {
  const version = { hash, loadedAt: sql`now()` }
  await db
    .insert(referenceVersion)
    .values({ source, ...version })
    .onConflictDoUpdate({ target: referenceVersion.source, set: version })
}

export type NewPlace = Required<Omit<typeof place.$inferInsert, 'id'>>

/**
 * A place that is still there keeps its id: addresses of searches and saved searches name it. Records keep names and
 * coordinates themselves.
 */
export async function replacePlaces(db: Db, places: NewPlace[]): Promise<void> {
  const rows = places.map(({ postalCode, searchName, ...row }) => ({
    ...row,
    postal_code: postalCode,
    search_name: searchName,
  }))
  // One parameter instead of two hundred thousand.
  await db.execute(sql`
    with source as materialized (
      select country, postal_code, name, state, latitude, longitude, x, y, z, rank, search_name
      from json_populate_recordset(null::place, ${JSON.stringify(rows)}::json)
    ), gone as (
      delete from place where (country, postal_code, name, state)
        not in (select country, postal_code, name, state from source)
    ), kept as (
      update place set (latitude, longitude, x, y, z, rank, search_name) =
        (source.latitude, source.longitude, source.x, source.y, source.z, source.rank, source.search_name)
      from source where (place.country, place.postal_code, place.name, place.state) =
        (source.country, source.postal_code, source.name, source.state)
      returning source.*
    )
    insert into place (country, postal_code, name, state, latitude, longitude, x, y, z, rank, search_name)
    select * from source except all select * from kept`)
}

type PlaceRow = typeof place.$inferSelect
export type OptionRow = typeof referenceOption.$inferSelect
export type CountryRow = typeof country.$inferSelect
export type QualificationRow = typeof qualification.$inferSelect
export type StudyInterestRow = typeof studyInterest.$inferSelect
