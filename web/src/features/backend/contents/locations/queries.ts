import type { ContentSummary } from '@tandem/contract/backend/contents'
import {
  addLocationPerson,
  arrangeLocationPersons,
  arrangeLocations,
  changeLocationPerson,
  changeLocationPersonImage,
  type LocationPerson,
  type LocationPersonContent,
  listLocationPersons,
  removeLocationPerson,
} from '@tandem/contract/backend/locations'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { currentOf } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { upload } from '#lib/api/upload.ts'
import { useSingleMutation } from '#lib/api/useSingleMutation.ts'
import { contentsQuery } from '../queries.ts'

/** Shown in their new order before it is saved; refused, they stand as the server says. */
export function useArrangeLocations() {
  const queries = useQueryClient()
  const { queryKey } = contentsQuery('location')
  const show = (keys: readonly string[]) =>
    queries.setQueryData<ContentSummary[]>(queryKey, (all) =>
      all?.toSorted((one, other) => keys.indexOf(one.id) - keys.indexOf(other.id)),
    )
  return useSingleMutation({
    mutationFn: (order: { from: string[]; to: string[] }) => call(arrangeLocations, { body: order }),
    onMutate: ({ to }) => show(to),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['pages'] }),
    onError: (error, { from }) => {
      show(currentOf(error, arrangeLocations) ?? from)
      void queries.invalidateQueries({ queryKey })
    },
  })
}

export const locationPersonsQuery = (id: string) =>
  queryOptions({
    queryKey: ['backend', 'locations', id, 'persons'],
    queryFn: ({ signal }) => call(listLocationPersons, { params: { id } }, { signal }),
  })

export const useAddPerson = (id: string) =>
  usePersonsChange(id, (body: LocationPersonContent) => call(addLocationPerson, { params: { id }, body }))

export const useChangePerson = (id: string) =>
  usePersonsChange(
    id,
    ({ personId, ...body }: LocationPersonContent & { personId: string; revision: number }) =>
      call(changeLocationPerson, { params: { id: personId }, body }),
  )

export const useRemovePerson = (id: string) =>
  usePersonsChange(id, (personId: string) => call(removeLocationPerson, { params: { id: personId } }))

export const useArrangePersons = (id: string) =>
  usePersonsChange(id, (order: { from: string[]; to: string[] }) =>
    call(arrangeLocationPersons, { params: { id }, body: order }),
  )

export const useChangePersonImage = (id: string) =>
  usePersonsChange(id, ({ id: personId, file }: { id: string; file: File | null }) =>
    file
      ? upload(changeLocationPersonImage, { params: { id: personId } }, file)
      : call(changeLocationPersonImage, { params: { id: personId }, body: { image: null } }),
  )

/** Each answers all of the location; readers see them on their next look. */
function usePersonsChange<Input>(id: string, mutationFn: (input: Input) => Promise<LocationPerson[]>) {
  const queries = useQueryClient()
  const { queryKey } = locationPersonsQuery(id)
  return useSingleMutation({
    mutationFn,
    onSuccess: (persons) => {
      queries.setQueryData(queryKey, persons)
      void queries.invalidateQueries({ queryKey: ['pages'] })
      void queries.invalidateQueries({ queryKey: ['image'] })
    },
    onError: () => void queries.invalidateQueries({ queryKey }),
  })
}
