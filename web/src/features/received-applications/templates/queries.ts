import type { CallInput } from '@tandem/contract/endpoint'
import {
  createTemplate,
  deleteTemplate,
  listTemplates,
  type ReplyTemplate,
  updateTemplate,
} from '@tandem/contract/received-applications/templates'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { currentOf } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { useSingleMutation } from '#lib/api/useSingleMutation.ts'

export const templatesQuery = () =>
  queryOptions({
    queryKey: ['reply-templates'],
    queryFn: ({ signal }) => call(listTemplates, {}, { signal }),
  })

export type TemplateValues = CallInput<typeof createTemplate>['body']

/** Every write answers with all templates; so does the refusal of one that came too late. */
function useWrite<Input>(write: (input: Input) => Promise<ReplyTemplate[]>) {
  const queries = useQueryClient()
  const show = (templates: ReplyTemplate[]) => queries.setQueryData(templatesQuery().queryKey, templates)
  return useSingleMutation({
    mutationFn: write,
    onSuccess: show,
    onError: (error) => {
      const current = currentOf(error, listTemplates)
      if (current) show(current)
    },
  })
}

type SavedTemplate = { of: ReplyTemplate | null; values: TemplateValues; idempotencyKey: string }

/** A new one, or another text of the one that is named. */
export const useSaveTemplate = () =>
  useWrite(({ of, values, idempotencyKey }: SavedTemplate) =>
    of
      ? call(updateTemplate, { params: { id: of.id }, body: { ...values, revision: of.revision } })
      : call(createTemplate, { body: values }, { idempotencyKey }),
  )

export const useDeleteTemplate = () => useWrite((id: string) => call(deleteTemplate, { params: { id } }))
