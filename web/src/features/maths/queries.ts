import type { Locale } from '@tandem/contract/common'
import type { MathsModule } from '@tandem/contract/maths'
import { getMathsDistribution } from '@tandem/contract/maths/distribution'
import type { MathsTopic } from '@tandem/contract/maths/exercises'
import {
  answerPlacement,
  getPlacement,
  type Placement,
  shareMathsModule,
  startPlacement,
} from '@tandem/contract/maths/placement'
import { answerExercise, listExercises, type PreparedExercise } from '@tandem/contract/maths/practice'
import {
  type ChecklistItem,
  checkItem,
  getPreparation,
  type Preparation,
  savePlan,
} from '@tandem/contract/maths/preparation'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'

export const placementQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['maths', 'placement', locale],
    queryFn: ({ signal }) => call(getPlacement, {}, { signal }),
  })

/** What the server answers is what is shown then: also where another tab was faster. */
function usePlacementChange<Input>(change: (input: Input) => Promise<Placement>) {
  const t = useTexts('maths')
  const queries = useQueryClient()
  const locale = useLocale()
  return useMutation({
    scope: { id: 'maths-placement' },
    mutationFn: change,
    onSuccess(placement) {
      queries.setQueryData(placementQuery(locale).queryKey, placement)
      void queries.invalidateQueries({ queryKey: ['maths', 'preparation'] })
    },
    onError: (error) => notify({ type: 'danger', title: t('failed.save'), desc: failureTextOf(error) }),
  })
}

export const useStartPlacement = () => usePlacementChange(() => call(startPlacement, {}))
export const useAnswerPlacement = () =>
  usePlacementChange((body: { number: number; answer: string | null }) => call(answerPlacement, { body }))

export function useShareModule() {
  const queries = useQueryClient()
  const change = usePlacementChange((body: { module: MathsModule; visible: boolean }) =>
    call(shareMathsModule, { body }),
  )
  const share = (body: { module: MathsModule; visible: boolean }) =>
    change.mutate(body, {
      onSuccess: () => {
        // Profiles show it, and the match with an offer that asks for it is another one.
        for (const feature of ['applications', 'matching', 'search']) {
          void queries.invalidateQueries({ queryKey: [feature] })
        }
      },
    })
  return { share, isSharing: change.isPending, sharing: change.variables }
}

const exercisesKey = (locale: Locale) => ['maths', 'exercises', locale]

/** The next ones of a topic, or of what is due. They are asked for once and used up, also without a connection. */
export const exercisesQuery = (
  topic: MathsTopic | null,
  locale: Locale,
  lastShown?: () => string | undefined,
) =>
  queryOptions({
    queryKey: [...exercisesKey(locale), topic],
    queryFn: ({ signal }) => {
      const after = lastShown?.()
      const query = { ...(topic && { topic }), ...(after && { after }) }
      return call(listExercises, { query }, { signal })
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Those of a topic; of what is due, and where none of that is left, of any topic. */
export function preparedExercises(
  queries: QueryClient,
  topic: MathsTopic | null,
  locale: Locale,
): PreparedExercise[] {
  const own = queries.getQueryData(exercisesQuery(topic, locale).queryKey) ?? []
  if (topic !== null || own.length > 0) return own
  return queries
    .getQueriesData<PreparedExercise[]>({ queryKey: exercisesKey(locale) })
    .flatMap(([, exercises]) => exercises ?? [])
}

export function dropExercise(queries: QueryClient, id: string): void {
  queries.setQueriesData<PreparedExercise[]>({ queryKey: ['maths', 'exercises'] }, (known) =>
    known?.some((each) => each.id === id) ? known.filter((each) => each.id !== id) : known,
  )
}

/** What is not reached is no refusal: whoever asked keeps the answer for later. */
export function useAnswerExercise() {
  const t = useTexts('maths')
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: { exercise: string; answer: string | null }) =>
      call(answerExercise, { body }, { unnoticed: true }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: ['maths', 'preparation'] }),
    onError: (error) => {
      if (error instanceof ApiError)
        notify({ type: 'danger', title: t('failed.check'), desc: failureTextOf(error) })
    },
  })
}

export const preparationQuery = queryOptions({
  queryKey: ['maths', 'preparation'],
  queryFn: ({ signal }) => call(getPreparation, {}, { signal }),
})

/** Changes reach the server in the order they were made; what an earlier one brings does not yet know the later ones. */
function usePreparationChange<Input>(
  change: (input: Input) => Promise<Preparation>,
  show?: { now: (input: Input) => void; takenBack: (input: Input) => void },
) {
  const t = useTexts('maths')
  const queries = useQueryClient()
  const { queryKey } = preparationQuery
  const isLast = () => queries.isMutating({ mutationKey: queryKey }) === 1
  return useMutation({
    mutationKey: queryKey,
    scope: { id: queryKey.join('-') },
    mutationFn: change,
    onMutate: async (input) => {
      if (show) await queries.cancelQueries({ queryKey })
      show?.now(input)
    },
    onSuccess: (preparation) => {
      if (isLast()) queries.setQueryData(queryKey, preparation)
    },
    onError: (error, input) => {
      show?.takenBack(input)
      // What an earlier change brought was left for this one to bring.
      if (isLast()) void queries.invalidateQueries({ queryKey })
      notify({ type: 'danger', title: t('failed.save'), desc: failureTextOf(error) })
    },
  })
}

export const useSavePlan = () =>
  usePreparationChange((body: { minutes: number; weekdays: number[]; anew?: boolean }) =>
    call(savePlan, { body }),
  )

export type Tick = { item: ChecklistItem; done: boolean }

export const tickedIn = (checklist: Preparation['checklist'], { item, done }: Tick) =>
  checklist.map((each) => (each.item === item ? { ...each, isDone: done } : each))

/** Shown at once, and taken back if the server does not take it. */
export function useCheckItem() {
  const queries = useQueryClient()
  const show = (tick: Tick) =>
    queries.setQueryData(
      preparationQuery.queryKey,
      (known) => known && { ...known, checklist: tickedIn(known.checklist, tick) },
    )
  return usePreparationChange((body: Tick) => call(checkItem, { body }), {
    now: show,
    takenBack: ({ item, done }) => show({ item, done: !done }),
  })
}

export const distributionQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['maths', 'distribution', locale],
    queryFn: ({ signal }) => call(getMathsDistribution, {}, { signal }),
  })
