import { type SQL, sql } from 'drizzle-orm'
import type { Circle } from '#features/search/core/circles.ts'
import type { ProfileCriteria } from '../criteria.ts'

const any = (values: readonly unknown[], type: string) => sql`any (${sql.param(values)}::${sql.raw(type)}[])`

/** Beyond it looking at each cell of each interest costs more than looking at all of an interest. */
const mostProbes = 2000

/** How rows are looked for. Where they are met in another order, their cells would only tempt the planner away. */
type Way = 'cell' | 'order'

/** The interests to look under; 0 stands for any. */
export const keys = ({ interests }: ProfileCriteria): number[] => interests ?? [0]

/** What a row of `profile_posting`, under this alias, must fulfil. */
export function fulfils(criteria: ProfileCriteria, alias: string, by: Way = 'cell'): SQL {
  const [first, ...others] = keys(criteria)
  const interest = sql.raw(`${alias}.interest`)
  // An equation keeps the order of the index; a list of one would not.
  const isOne = first !== undefined && others.length === 0
  const among = isOne ? sql`= ${first}::smallint` : sql`= ${any(keys(criteria), 'smallint')}`
  return sql`${interest} ${among} and ${conditions(criteria, alias, by)}`
}

/** The same but for the interest. */
export function conditions(criteria: ProfileCriteria, alias: string, by: Way): SQL {
  const p = sql.raw(alias)
  const { years, qualifications, documents, grade } = criteria
  return sql.join(
    [
      ...around(criteria, p, by),
      years.length > 0 ? sql`${p}.years & ${yearBits(years)}::bigint <> 0` : [],
      grade === null ? [] : sql`${p}.grade <= ${grade}::smallint`,
      qualifications.length > 0
        ? sql`${p}.qualification = any (array(select code from search_code
            where kind = 'qualification' and key = ${any(qualifications, 'text')}))`
        : [],
      documents.length > 0
        ? sql`${p}.documents & ${documentBits(documents)} = ${documentBits(documents)}`
        : [],
      ...ofTheEntry(criteria, p),
      ...leftOut(criteria, p),
    ].flat(),
    sql` and `,
  )
}

function around(criteria: ProfileCriteria, p: SQL, by: Way): SQL[] {
  const { circles } = criteria
  // A profile has a row for each of its places; the first stands for it.
  if (circles.length === 0) return [sql`${p}.place = 0`]
  const cells = [...new Set(circles.flatMap((circle) => circle.cells))]
  const inside = sql.join(
    circles.map((circle) => isInside(circle, p)),
    sql` or `,
  )
  const isFew = by === 'cell' && cells.length * keys(criteria).length <= mostProbes
  return [...(isFew ? [sql`${p}.cell = ${any(cells, 'integer')}`] : []), sql`(${inside})`]
}

function isInside(circle: Circle, p: SQL): SQL {
  const near = sql`${chordTo(circle, p)} <= ${circle.chord}::float8`
  return circle.town === null ? near : sql`(${near} and ${p}.town = search_town(${circle.town}))`
}

/** Of a row that fulfils the criteria: it lies in the circle where there is only one. */
export function distanceOfHit(criteria: ProfileCriteria, alias: string): SQL {
  const [only, ...others] = criteria.circles
  return only && others.length === 0 ? chordTo(only, sql.raw(alias)) : distance(criteria, alias)
}

/** The squared chord to the nearest of the circles' centres that the row lies around; null without circles. */
export function distance({ circles }: ProfileCriteria, alias: string): SQL {
  const p = sql.raw(alias)
  if (circles.length === 0) return sql`null::float8`
  const chords = circles.map((circle) => sql`case when ${isInside(circle, p)} then ${chordTo(circle, p)} end`)
  return sql`least(${sql.join(chords, sql`, `)})`
}

function chordTo({ x, y, z }: Circle, p: SQL): SQL {
  const squares = Object.entries({ x, y, z }).map(([axis, value]) => {
    const difference = sql`(${p}.${sql.raw(axis)} - ${value}::float8)`
    return sql`${difference} * ${difference}`
  })
  return sql`(${sql.join(squares, sql` + `)})`
}

const yearBits = (years: number[]): string =>
  years
    .filter((year) => year >= 2000 && year <= 2062)
    .reduce((bits, year) => bits | (1n << BigInt(year - 2000)), 0n)
    .toString()

/** Null, which nothing equals, when one of them is not a document type. */
const documentBits = (documents: string[]) => sql`(
  select case when count(*) = ${new Set(documents).size}::integer then bit_or(1 << code) end
  from search_code where kind = 'document' and key = ${any(documents, 'text')})`

function ofTheEntry({ languages, text }: ProfileCriteria, p: SQL): SQL[] {
  return [
    languages.length > 0
      ? sql`exists (select from profile_entry e where e.no = ${p}.no and e.languages @> ${sql.param(languages)}::text[])`
      : [],
    text ? sql`${p}.no in (select t.no from profile_text t where t.words @@ ${text.tsquery}::tsquery)` : [],
  ].flat()
}

function leftOut({ companyId, unmarkedBy }: ProfileCriteria, p: SQL): SQL[] {
  const marked = (type: string) =>
    sql`from bookmark where account_id = ${unmarkedBy} and record_type = ${type}`
  return [
    companyId
      ? sql`${p}.person not in (
          select search_person(applicant_id) from applicant_company_block where company_id = ${companyId})`
      : [],
    unmarkedBy
      ? [
          sql`${p}.person not in (select search_person(record_id) ${marked('applicant')})`,
          sql`${p}.no not in (select e.no from profile_entry e
            where e.application_id in (select record_id ${marked('application')}))`,
        ]
      : [],
  ].flat()
}
