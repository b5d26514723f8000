import type { BookmarkCategory, BookmarkType } from '@tandem/contract/bookmarks'
import { bookmark, bookmarkSharing } from '#features/bookmarks/bookmarks.schema.ts'
import type { DemoApplication } from '../applications/application.ts'
import { daysBefore } from '../base/days.ts'
import { idSequence } from '../base/demo-id.ts'
import { rowsOf, type TableRows } from '../base/insert-rows.ts'
import { demoLogins } from '../demo-logins.ts'
import type { DemoOffer } from '../offers/offers.ts'
import type { World } from '../world/world.ts'

type Entry = {
  recordType: BookmarkType
  recordId: string
  category?: BookmarkCategory
  comment?: string
  notifyFree?: boolean
}

/** What the people one plays have marked. The colleague shares with the team. */
export function bookmarkRows(now: Date, world: World): TableRows[] {
  const accounts = [
    ...world.applicants.map(({ account }) => account),
    ...world.companies.flatMap(({ persons }) => persons.flatMap(({ account }) => account ?? [])),
  ]
  const nextId = idSequence('bookmark')
  const of = (email: string, entries: Entry[]) => {
    const accountId = accounts.find((each) => each.email === email)?.id ?? ''
    return entries.map((entry, age) => {
      const at = daysBefore(now, 1 + age * 2)
      const rest = { category: 'positive' as const, comment: '', notifyFree: false }
      return { ...rest, ...entry, id: nextId(), accountId, createdAt: at, updatedAt: at }
    })
  }
  const colleague = of(demoLogins.colleague.email, ofColleague(world))
  return [
    rowsOf(bookmark, [
      ...of(demoLogins.applicant.email, ofLena(world)),
      ...of(demoLogins.company.email, ofCompany(world)),
      ...colleague,
    ]),
    rowsOf(
      bookmarkSharing,
      colleague.slice(0, 1).map(({ accountId }) => ({ accountId, comments: true, createdAt: now })),
    ),
  ]
}

function ofLena({ offers, applications }: World): Entry[] {
  const own = applications.filter(({ applicant }) => applicant.account.email === demoLogins.applicant.email)
  const preferred = new Set(own.map(({ offer }) => offer?.interest.id))
  const applied = new Set(own.map(({ offer }) => offer?.row.id))
  const open = offers.filter(({ row }) => row.status === 'published' && !applied.has(row.id))
  const liked = open.filter(({ interest }) => preferred.has(interest.id))
  const [first, second, third, fourth] = liked.filter((each) => !isFull(each))
  const full = open.find(isFull)
  const on = (each: DemoOffer | undefined, parts: Partial<Entry> = {}): Entry[] =>
    each ? [{ recordType: 'offer', recordId: each.row.id, ...parts }] : []
  const at = (each: DemoOffer | undefined, parts: Partial<Entry> = {}): Entry[] =>
    each ? [{ recordType: 'company', recordId: each.company.row.id, ...parts }] : []
  return [
    ...on(first, { comment: 'Auf der Messe sehr offen. Nach dem Team im zweiten Jahr fragen.' }),
    ...on(second, { comment: 'Zeugnis fehlt noch. Frau Albers fragen, ob das Halbjahr reicht.' }),
    ...at(first, { comment: 'Klein, dafür überall dabei?' }),
    ...on(third),
    ...on(fourth, { category: 'neutral', comment: 'Fachlich eher daneben, aber mit dem Rad zu erreichen.' }),
    ...on(full, { category: 'neutral', notifyFree: true }),
    ...at(third, { category: 'neutral' }),
    ...on(liked.at(-1), { category: 'negative', comment: 'Zu weit weg.' }),
  ]
}

const isFull = ({ years }: DemoOffer): boolean =>
  years.length > 0 && years.every(({ total, taken }) => taken === total)

function ofCompany(world: World): Entry[] {
  const [first, second, third] = findable(world)
  const received = world.applications.filter(
    ({ row, company }) =>
      row.sentAt && company?.persons.some(isOf(demoLogins.company.email)) && row.status === 2,
  )
  const [sent, other] = received
  return [
    ...onPerson(first, { comment: 'Passt zum zweiten Standort. Vor den Ferien einladen.' }),
    ...(sent
      ? [{ recordType: 'application' as const, recordId: sent.row.id, comment: 'Zuerst ansehen.' }]
      : []),
    ...onPerson(second, { category: 'neutral' }),
    ...(other
      ? [{ recordType: 'application' as const, recordId: other.row.id, category: 'neutral' as const }]
      : []),
    ...onPerson(third, { category: 'negative' }),
  ]
}

function ofColleague(world: World): Entry[] {
  const [, , , fourth, fifth] = findable(world)
  return [
    ...onPerson(fourth, { comment: 'War am Infotag bei uns am Stand.' }),
    ...onPerson(fifth, { category: 'neutral' }),
  ]
}

const isOf = (email: string) => (person: { account: { email: string } | null }) =>
  person.account?.email === email

/** Profiles that companies find, the people one plays left out. */
const findable = ({ applications }: World): DemoApplication[] =>
  applications.filter(
    ({ row, applicant }) =>
      row.type === 3 && row.visibility === 'open' && applicant.account.email !== demoLogins.applicant.email,
  )

const onPerson = (profile: DemoApplication | undefined, parts: Partial<Entry>): Entry[] =>
  profile ? [{ recordType: 'applicant', recordId: profile.applicant.row.id, ...parts }] : []
