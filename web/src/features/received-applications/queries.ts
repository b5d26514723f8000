import type { CallInput, CallOutput } from '@tandem/contract/endpoint'
import {
  type Assessment,
  type AssessmentSummary,
  addNote,
  assignHandler,
  deleteNote,
  getAssessment,
  listAssessments,
  rateApplication,
  updateNote,
} from '@tandem/contract/received-applications'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { currentOf } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { refreshesRecords } from '#lib/live/refresh-records.ts'

// Below the key of applications: what changes with an application is asked for again with it.
const key = ['applications', 'assessment']

export type Assessments = {
  of: (applicationId: string) => AssessmentSummary | null
  colleagues: { id: string; name: string }[]
}

const assessmentRecords = refreshesRecords(async (ids) => {
  const { assessments, colleagues } = await call(listAssessments, { query: { id: ids } })
  return (data: CallOutput<(typeof listAssessments)['output']>) => ({
    assessments: [
      ...data.assessments.filter(({ applicationId }) => !ids.includes(applicationId)),
      ...assessments,
    ],
    colleagues,
  })
})

/** Of all that the company received. */
export const assessmentsQuery = () =>
  queryOptions({
    queryKey: [...key, 'all'],
    queryFn: ({ signal }) => call(listAssessments, { query: {} }, { signal }),
    select: ({ assessments, colleagues }): Assessments => {
      const byId = new Map(assessments.map((each) => [each.applicationId, each]))
      return { of: (applicationId) => byId.get(applicationId) ?? null, colleagues }
    },
    meta: assessmentRecords,
  })

export const assessmentQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, id],
    queryFn: ({ signal }) => call(getAssessment, { params: { id } }, { signal }),
  })

/** Each write answers with all that is kept on the application; so does the refusal of one that came too late. */
function useAssess<Input>(id: string, write: (input: Input) => Promise<Assessment>) {
  const queries = useQueryClient()
  const show = (assessment: Assessment) => queries.setQueryData(assessmentQuery(id).queryKey, assessment)
  return useMutation({
    mutationFn: write,
    onSuccess: show,
    onError: (error) => {
      const current = currentOf(error, getAssessment)
      if (current) show(current)
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: [...key, 'all'] }),
  })
}

type Body<E> = CallInput<E> extends { body: infer B } ? B : never

export const useAssignHandler = (id: string) =>
  useAssess(id, (body: Body<typeof assignHandler>) => call(assignHandler, { params: { id }, body }))

export const useRate = (id: string) =>
  useAssess(id, (rating: number | null) => call(rateApplication, { params: { id }, body: { rating } }))

export const useAddNote = (id: string) =>
  useAssess(id, ({ text, idempotencyKey }: { text: string; idempotencyKey: string }) =>
    call(addNote, { params: { id }, body: { text } }, { idempotencyKey }),
  )

export const useUpdateNote = (applicationId: string, id: string) =>
  useAssess(applicationId, (body: Body<typeof updateNote>) => call(updateNote, { params: { id }, body }))

export const useDeleteNote = (applicationId: string) =>
  useAssess(applicationId, (id: string) => call(deleteNote, { params: { id } }))
