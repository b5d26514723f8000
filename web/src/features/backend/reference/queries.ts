import {
  arrangeReferenceList,
  changeReferenceEntry,
  createReferenceEntry,
  getReferenceList,
  importReferenceList,
  type NewReferenceEntry,
  type ReferenceList,
  type ReferenceListName,
} from '@tandem/contract/backend/reference-lists'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { currentOf } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { useSingleMutation } from '#lib/api/useSingleMutation.ts'

export const listQuery = (list: ReferenceListName) =>
  queryOptions({
    queryKey: ['backend', 'reference', list],
    queryFn: ({ signal }) => call(getReferenceList, { params: { list } }, { signal }),
    staleTime: 0,
  })

type Revised = { revision: number }

export const useCreateEntry = (list: ReferenceListName) =>
  useListChange(list, createReferenceEntry, (body: NewReferenceEntry & Revised) =>
    call(createReferenceEntry, { params: { list }, body }),
  )

export const useChangeEntry = (list: ReferenceListName) =>
  useListChange(list, changeReferenceEntry, ({ key, ...body }: NewReferenceEntry & Revised) =>
    call(changeReferenceEntry, { params: { list, key }, body }),
  )

/** Shown in their new order before it is saved. */
export function useArrangeList(list: ReferenceListName) {
  const queries = useQueryClient()
  const { queryKey } = listQuery(list)
  return useSingleMutation({
    mutationFn: (body: { keys: string[] } & Revised) =>
      call(arrangeReferenceList, { params: { list }, body }),
    onMutate: ({ keys }) =>
      queries.setQueryData<ReferenceList>(
        queryKey,
        (known) =>
          known && {
            ...known,
            entries: known.entries.toSorted((one, other) => keys.indexOf(one.key) - keys.indexOf(other.key)),
          },
      ),
    onSuccess: (next) => queries.setQueryData(queryKey, next),
    onError: () => void queries.invalidateQueries({ queryKey }),
  })
}

/** Without a revision it only says what would change. */
export function useImportList(list: ReferenceListName) {
  const queries = useQueryClient()
  return useSingleMutation({
    mutationFn: (body: { csv: string; isWhole: boolean; revision: number | null }) =>
      call(importReferenceList, { params: { list }, body }),
    onSuccess: ({ isApplied }) => {
      if (isApplied) void queries.invalidateQueries({ queryKey: listQuery(list).queryKey })
    },
  })
}

function useListChange<Input>(
  list: ReferenceListName,
  endpoint: typeof createReferenceEntry | typeof changeReferenceEntry,
  mutationFn: (input: Input) => Promise<ReferenceList>,
) {
  const queries = useQueryClient()
  const { queryKey } = listQuery(list)
  return useSingleMutation({
    mutationFn,
    onSuccess: (next) => queries.setQueryData(queryKey, next),
    onError: (error) => {
      const current = currentOf(error, endpoint)
      if (current) queries.setQueryData(queryKey, current)
    },
  })
}
