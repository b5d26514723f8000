import type { Locale } from '@tandem/contract/common'
import {
  type CompanyProfile,
  getCompany,
  getCompanyProfile,
  type ImagePoint,
  type ImageText,
  saveCompanyFile,
  saveCompanyImage,
} from '@tandem/contract/companies/profile'
import { listOffers } from '@tandem/contract/offers'
import { queryOptions, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#lib/api/call.ts'
import { isId } from '#lib/api/is-id.ts'
import { upload } from '#lib/api/upload.ts'
import { useSingleMutation } from '#lib/api/useSingleMutation.ts'

export const companyQuery = (id: string, locale: Locale) =>
  queryOptions({
    queryKey: ['companies', 'company', id, locale],
    queryFn: ({ signal }) => call(getCompany, { params: { id } }, { signal }),
  })

/** Its published offers, what fits the reader best first. */
export const companyOffersQuery = (company: string, locale: Locale) =>
  queryOptions({
    queryKey: ['offers', 'of-company', company, locale],
    queryFn: async ({ signal }) => {
      if (!isId(company)) return []
      const query = { company, sort: 'match', perPage: 100 } as const
      return (await call(listOffers, { query }, { signal })).member
    },
  })

/** A form is open over it: it is asked for again only when the reader wants it. */
export const companyProfileQuery = queryOptions({
  queryKey: ['companies', 'own-profile'],
  queryFn: ({ signal }) => call(getCompanyProfile, {}, { signal }),
  refetchOnWindowFocus: false,
})

type ImageChange = { id: 'logo' | 'mainImage'; file: File | null }

const imageChange = ['companies', 'image']

export const useChangeImage = () =>
  useProfileChange(
    ({ id, file }: ImageChange) =>
      file
        ? upload(saveCompanyImage, { params: { id } }, file)
        : call(saveCompanyImage, { params: { id }, body: { image: null } }),
    imageChange,
  )

/** For the own images: one that only this visit knows, and another one after each change, so that none is shown from before. */
export function useImageVersion(): string {
  const [visit] = useState(() => performance.now())
  const changes = useMutationState({
    filters: { mutationKey: imageChange, status: 'success' },
    select: ({ state }) => state.submittedAt,
  })
  return String(Math.max(visit, ...changes))
}

/** What crops of the main image are made around. */
export const useSetImageFocus = () =>
  useProfileChange((focus: ImagePoint) =>
    call(saveCompanyImage, { params: { id: 'mainImage' }, body: { focus } }),
  )

/** What the main image shows. */
export const useSetImageText = () =>
  useProfileChange((text: ImageText) =>
    call(saveCompanyImage, { params: { id: 'mainImage' }, body: { text } }),
  )

type FileChange = { id: string; file: File | null }

export const useChangeFile = () =>
  useProfileChange(({ id, file }: FileChange) =>
    file
      ? upload(saveCompanyFile, { params: { id } }, file)
      : call(saveCompanyFile, { params: { id }, body: { file: null } }),
  )

/** Each answers the profile as it then is. */
function useProfileChange<Input>(
  mutationFn: (input: Input) => Promise<CompanyProfile>,
  mutationKey: string[] = [],
) {
  const queries = useQueryClient()
  return useSingleMutation({
    ...{ mutationFn, mutationKey },
    onSuccess: (profile) => queries.setQueryData(companyProfileQuery.queryKey, profile),
  })
}
