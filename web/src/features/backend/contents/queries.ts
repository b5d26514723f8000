import {
  type Content,
  type ContentKindName,
  type ContentOf,
  cancelPublication,
  createContent,
  type createdKinds,
  type Draft,
  type EditedContent,
  getContent,
  getContentVersion,
  listContents,
  saveContent,
  sendTestMail,
} from '@tandem/contract/backend/contents'
import type { CallInput } from '@tandem/contract/endpoint'
import type { Locale } from '@tandem/contract/locales'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { useSingleMutation } from '#lib/api/useSingleMutation.ts'

export const contentsQuery = (kind: ContentKindName) =>
  queryOptions({
    queryKey: ['backend', 'contents', kind, 'list'],
    queryFn: ({ signal }) => call(listContents, { params: { kind } }, { signal }),
  })

export const contentQuery = (kind: ContentKindName, id: string) =>
  queryOptions({
    queryKey: ['backend', 'contents', kind, id],
    queryFn: ({ signal }) => call(getContent, { params: { kind, id } }, { signal }),
  })

export type ContentId = { kind: ContentKindName; id: string }

export function useSaveContent(params: ContentId) {
  const queries = useQueryClient()
  return useSingleMutation<EditedContent, CallInput<typeof saveContent>['body']>({
    mutationFn: (body) => call(saveContent, { params, body }),
    onSuccess: (saved) => showSaved(queries, saved),
  })
}

export function useCancelPublication(params: ContentId) {
  const queries = useQueryClient()
  return useSingleMutation<EditedContent, { revision: number }>({
    mutationFn: (body) => call(cancelPublication, { params, body }),
    onSuccess: (saved) => showSaved(queries, saved),
  })
}

export type CreatedKind = (typeof createdKinds)[number]

export function useCreateContent(kind: CreatedKind) {
  const queries = useQueryClient()
  return useSingleMutation<EditedContent, Draft>({
    mutationFn: ({ content, publishAt }) =>
      call(createContent, {
        params: { kind },
        body: { content: content as ContentOf<CreatedKind>, publishAt },
      }),
    onSuccess: (saved) => showSaved(queries, saved),
  })
}

export const useSendTestMail = (id: string) =>
  useSingleMutation<string, { content: ContentOf<'mail'>; language: Locale }>({
    mutationFn: (body) => call(sendTestMail, { params: { id }, body }),
  })

/** A version never changes. */
export const versionQuery = ({ kind, id }: ContentId, revision: number) =>
  queryOptions({
    queryKey: ['backend', 'contents', kind, id, 'version', revision],
    queryFn: ({ signal }) => call(getContentVersion, { params: { kind, id, revision } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export function useReadVersion(params: ContentId) {
  const queries = useQueryClient()
  return useMutation<{ content: Content }, Error, number>({
    mutationFn: (revision) => queries.fetchQuery(versionQuery(params, revision)),
  })
}

/** What is public is asked for again, as are the lists. */
function showSaved(queries: QueryClient, saved: EditedContent) {
  const { kind } = saved.content
  queries.setQueryData(contentQuery(kind, saved.id).queryKey, saved)
  // A question stands in its topic's order, too.
  for (const each of ['question', 'topics', kind] as const)
    void queries.invalidateQueries({ queryKey: contentsQuery(each).queryKey })
  void queries.invalidateQueries({ queryKey: [kind === 'notice' ? 'notices' : 'pages'] })
}
