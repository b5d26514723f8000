import type { Endpoint, Schema } from '@tandem/contract/endpoint'
import type { Body, Documents } from './documents.ts'
import { isObject } from './made-up.ts'
import { type Asked, membersOf } from './records.ts'

/** What distinguishes answers of one address. */
const distinguishing = ['audience', 'scope']

/** What was recorded at an address or written since; null where it was removed or nothing is like it. */
export function read({ path: pattern, query: schema, output }: Endpoint, asked: Asked, documents: Documents) {
  const { path, query } = asked
  if (documents.paths().includes(path) && documents.get(path) === null) return null
  if (output.kind === 'collection') return list(path, schema, query, documents)
  const suffix = distinguishing.filter((key) => query.has(key)).map((key) => `${key}=${query.get(key)}`)
  const body =
    (suffix.length > 0 && documents.get(`${path}?${suffix.join('&')}`)) ||
    documents.get(path) ||
    variantsOf(path, documents)[0] ||
    likeness(pattern, path, documents)
  return output.kind === 'envelope' ? body?.[output.field] : (body ?? {})
}

/** All that was recorded of a list, also for other filters, and of that what the query leaves. */
function list(path: string, schema: Schema | undefined, query: URLSearchParams, documents: Documents): Body {
  const variants = documents.paths().filter((each) => each === path || each.startsWith(`${path}?`))
  const kept = variants.filter((each) => distinguishing.every((key) => isSameVariant(each, key, query)))
  const bodies = (kept.length > 0 ? kept : variants).flatMap((each) => bodyAt(each, documents))
  const all = new Map(bodies.flatMap(({ member = [] }) => member).map((each) => [each['@id'], each]))
  const members = path === '/offers' ? withOwn([...all.values()], documents) : [...all.values()]
  const member = members.filter((each) => fits(each, schema, query, documents))
  const [{ totalIsMinimum: _, ...body } = {}] = bodies
  return { ...body, member, totalItems: member.length, view: undefined }
}

function isSameVariant(address: string, key: string, query: URLSearchParams): boolean {
  const recorded = new URLSearchParams(address.split('?')[1]).get(key)
  return recorded === null || recorded === query.get(key)
}

const variantsOf = (path: string, documents: Documents): Body[] =>
  documents
    .paths()
    .filter((each) => each.startsWith(`${path}?`))
    .flatMap((each) => bodyAt(each, documents))

function bodyAt(path: string, documents: Documents): Body[] {
  const body = documents.get(path)
  return body ? [body] : []
}

/** Names of filters that are not those of the fields that they look at. */
const fieldsOf: Record<string, string[]> = {
  studyInterest: ['studyInterest', 'studyInterests'],
  year: ['years', 'desiredYears'],
  state: ['states'],
  document: ['requiredDocuments'],
  language: ['languages'],
}

/**
 * Whether a record has what the query asks for, as far as the list shows it: words anywhere in it, a place by distance,
 * a grade that is good enough, and otherwise one of the values wanted. A filter on what no list shows leaves all.
 */
function fits(
  member: Body,
  schema: Schema | undefined,
  query: URLSearchParams,
  documents: Documents,
): boolean {
  const { shape = {} } = (schema?._zod.def ?? {}) as { shape?: Record<string, Schema> }
  return Object.entries(shape).every(([key, of]) => {
    const { defaultValue } = of._zod.def as { defaultValue?: unknown }
    const standard = typeof defaultValue === 'string' ? [defaultValue] : []
    const wanted = query.has(key) ? query.getAll(key).filter(Boolean) : standard
    if (wanted.length === 0) return true
    if (key === 'text') return includesWords(member, String(wanted[0]))
    if (key === 'place') return wanted.some((each) => isAround(each, member, documents))
    const [field] = (fieldsOf[key] ?? [key]).filter((each) => each in member)
    if (!field) return true
    if (key === 'grade') return Number(member[field] ?? 0) <= Number(wanted[0])
    const values = [member[field]].flat().map(identityOf)
    return wanted.some((each) => values.includes(each.split('~')[0] ?? ''))
  })
}

function includesWords(member: Body, text: string): boolean {
  const shown = JSON.stringify(member).toLowerCase()
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => shown.includes(word))
}

const identityOf = (value: unknown): string =>
  String(isObject(value) ? (value.id ?? value.key ?? value.year ?? value.name) : value)

/** `12281~50`: a place and how many kilometres around. */
function isAround(wanted: string, member: Body, documents: Documents): boolean {
  const [id, radius] = wanted.split('~')
  const place = membersOf(documents).find(({ member: each }) => each['@id'] === `/api/places/${id}`)?.member
  const spots = [member, ...[member.locations ?? []].flat(), member.coordinates].filter(isSpot)
  if (!isSpot(place) || spots.length === 0) return true
  return spots.some((spot) => distance(spot, place) <= Math.max(Number(radius), 3))
}

type Spot = { latitude: number; longitude: number }
const isSpot = (value: unknown): value is Spot & Body => isObject(value) && typeof value.latitude === 'number'

/** In kilometres, as on a plane: enough for a country. */
function distance(one: Spot, other: Spot): number {
  const east = (one.longitude - other.longitude) * 111.3 * Math.cos((one.latitude * Math.PI) / 180)
  return Math.hypot((one.latitude - other.latitude) * 111.3, east)
}

/** What a company offers itself is recorded in the list that it edits, and seldom among the first of all. */
function withOwn(known: Body[], documents: Documents): Body[] {
  const { profile: company } = (documents.get('/company-profile') ?? {}) as { profile?: Body }
  const own = (documents.get('/company-profile/offers')?.member ?? [])
    .filter(({ status }) => status === 'published')
    .map(({ studyInterest, towns, years, ...offer }) => ({
      ...offer,
      studyInterest: { name: studyInterest },
      company,
      locations: (towns as string[]).map((town) => ({ town })),
      years: (years as Places[]).map(({ year, total, taken }) => ({ year, total, free: total - taken })),
    }))
  return [...known, ...own.filter((each: Body) => !known.some(({ id }) => id === each.id))]
}

type Places = { year: number; total: number; taken: number }

/** Of a record that was not recorded whole: what a list says of it, and the rest of the one with the nearest address. */
export function likeness(pattern: string, path: string, documents: Documents): Body | null {
  const same = new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/?]+')}$`)
  const others = documents.paths().filter((each) => same.test(each) && documents.get(each))
  const [other] = others.toSorted((a, b) => commonStart(b, path) - commonStart(a, path))
  const body = other ? documents.get(other) : null
  const listed = membersOf(documents).find(({ member }) => member['@id'] === `/api${path}`)?.member
  return body || listed ? { ...body, ...asIn(body, listed) } : null
}

/** A list names in words what a record has as objects. */
function asIn(body: Body | null, listed: Body | undefined): Body {
  const fields = Object.entries(listed ?? {}).map(([key, value]) => {
    const [model] = [body?.[key]].flat()
    const isInWords = Array.isArray(value) && typeof value[0] === 'string' && isObject(model)
    return [key, isInWords ? value.map((name) => ({ ...model, name })) : value]
  })
  return Object.fromEntries(fields)
}

export function commonStart(one: string, other: string): number {
  const at = [...one].findIndex((letter, index) => letter !== other[index])
  return at < 0 ? one.length : at
}
