import { downloadFile } from '@tandem/contract/applicants'
import type { Attachment } from '@tandem/contract/applications'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'

/** A file never changes under its key. It is let go soon: twenty of ten megabytes would fill a phone. */
export const documentQuery = (applicantId: string, { type, key }: Attachment) =>
  queryOptions({
    queryKey: ['document', applicantId, type, key],
    queryFn: ({ signal }) =>
      call(downloadFile, { params: { id: applicantId, type, fileId: key } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
