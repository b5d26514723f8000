import type { Locale } from '@tandem/contract/common'
import type { Page } from '@tandem/contract/endpoint'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import type { Db } from '#platform/db/database.ts'

type Input = { query: { page: number; perPage: number; inactive?: 'also' | undefined } }
type Listed = { nameDe: string; nameEn: string; active: boolean }

/** The use case behind every list: what can be chosen, or all of it, in the language of the request, by page. */
export function listReferenceSet<Row extends Listed, Member extends { id: string; name: string }>(
  list: (db: Db) => Promise<Row[]>,
  toMember: (row: Row, locale: Locale) => Omit<Member, 'name' | 'active'>,
  order: 'as listed' | 'by name' = 'as listed',
) {
  return async (
    { db, locale }: Context,
    _viewer: Viewer | null,
    { query: { page, perPage, inactive } }: Input,
  ): Promise<Page<Member>> => {
    const rows = (await list(db)).filter(({ active }) => active || inactive)
    const members = rows.map(
      (row) =>
        ({
          ...toMember(row, locale),
          name: nameIn(row, locale),
          ...(!row.active && { active: false }),
        }) as Member,
    )
    if (order === 'by name') members.sort((a, b) => a.name.localeCompare(b.name, locale))
    return { items: members.slice((page - 1) * perPage, page * perPage), total: members.length }
  }
}

const nameIn = ({ nameDe, nameEn }: Pick<Listed, 'nameDe' | 'nameEn'>, locale: Locale): string =>
  (locale === 'en' && nameEn) || nameDe
