import { accountTypes } from '@tandem/contract/accounts'
import { personStates } from '@tandem/contract/backend/people'
import { paths } from '@tandem/contract/paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTo } from '#lib/i18n/locale.ts'
import { useSearchChange } from '#lib/navigation/useSearchChange.ts'
import { type PeopleWanted, peopleQuery } from './queries.ts'

/** Who is listed is in the address, also beside an open account. */
export function usePeopleList() {
  const { params, change } = useSearchChange()
  const to = useTo()
  const wanted = read(params)
  const query = useInfiniteQuery(peopleQuery(wanted))
  const search = toSearch(wanted)
  return {
    wanted,
    query,
    people: query.data?.pages.flatMap(({ member }) => member) ?? [],
    listPath: to(paths.backendPeople({ search })),
    personPath: (accountId: string) => to(paths.backendPeople({ accountId, search })),
    change: (choice: Partial<PeopleWanted>) => change((now) => toSearch({ ...read(now), ...choice })),
  }
}

export type PeopleList = ReturnType<typeof usePeopleList>

const read = (params: URLSearchParams): PeopleWanted => ({
  text: (params.get('text') ?? '').slice(0, 100),
  type: accountTypes.find((type) => type === params.get('type')),
  state: personStates.find((state) => state === params.get('state')),
})

const toSearch = ({ text, type, state }: PeopleWanted): Record<string, string> => ({
  ...(text && { text }),
  ...(type && { type }),
  ...(state && { state }),
})
