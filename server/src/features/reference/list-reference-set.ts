import type { Locale } from '@tandem/contract/common'
import type { Page } from '@tandem/contract/endpoint'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import type { Db } from '#platform/db/database.ts'

type Input = { query: { page: number; perPage: number } }
type Named = { nameDe: string; nameEn: string }

/** The use case behind every list: active rows in the language of the request, by page. */
export function listReferenceSet<Row extends Named, Member extends { id: string; name: string }>(
  list: (db: Db) => Promise<Row[]>,
  toMember: (row: Row, locale: Locale) => Omit<Member, 'name'>,
  order: 'as listed' | 'by name' = 'as listed',
) {
  return async (
    { db, locale }: Context,
    _viewer: Viewer | null,
    { query: { page, perPage } }: Input,
  ): Promise<Page<Member>> => {
    const rows = await list(db)
    const members = rows.map((row) => ({ ...toMember(row, locale), name: nameIn(row, locale) }) as Member)
    if (order === 'by name') members.sort((a, b) => a.name.localeCompare(b.name, locale))
    return { items: members.slice((page - 1) * perPage, page * perPage), total: members.length }
  }
}

const nameIn = ({ nameDe, nameEn }: Named, locale: Locale): string => (locale === 'en' && nameEn) || nameDe
