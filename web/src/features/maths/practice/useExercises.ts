import type { MathsTopic } from '@tandem/contract/maths/exercises'
import type { PreparedExercise } from '@tandem/contract/maths/practice'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { NetworkError } from '#lib/api/api-error.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useIsOffline } from '#lib/offline/connection.ts'
import { readKeptData, restoreQueries } from '#lib/offline/kept-data.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { dropExercise, exercisesQuery, preparedExercises } from '../queries.ts'
import { isGiven, keepLast, lastAt, placeOf, removeStarted, startedAt } from './practice-store.ts'

/**
 * One exercise after the other. What was begun comes first; else, with each opening, others than last time, and without
 * a connection those that are prepared on the device.
 */
export function useExercises(topic: MathsTopic | null) {
  const locale = useLocale()
  const queries = useQueryClient()
  const isOffline = useIsOffline()
  const place = placeOf(useSignedIn().id, topic, locale)
  const [current, setCurrent] = useState<PreparedExercise | null>(() => startedAt(place)?.exercise ?? null)
  const [isRestored, setRestored] = useState(false)
  const options = exercisesQuery(topic, locale, () => lastAt(place))
  const { data, error, isFetching, refetch } = useQuery({
    ...options,
    enabled: !isOffline,
    refetchOnMount: 'always',
  })

  // A net that leads nowhere is none.
  const isCut = isOffline || error instanceof NetworkError
  // A page that began with a connection has not read what is kept.
  useEffect(() => {
    if (!isCut || isRestored) return
    void readKeptData().then((kept) => {
      if (kept) restoreQueries(queries, kept)
      setRestored(true)
    })
  }, [isCut, isRestored, queries])
  useEffect(() => {
    if (current) keepLast(place, current.id)
  }, [place, current])

  const isReady = isOffline ? isRestored : !isFetching && data !== undefined
  const next = () => preparedExercises(queries, topic, locale).find(({ id }) => !isGiven(id)) ?? null
  if (!current && isReady) {
    const first = next()
    if (first) setCurrent(first)
  }

  /** It is over, or another one is wanted: it does not come again. */
  function leave(): void {
    if (!current) return
    dropExercise(queries, current.id)
    removeStarted(place)
  }
  function goOn(): void {
    leave()
    const following = next()
    setCurrent(following)
    if (!following && !isOffline) void refetch()
  }
  return { current, place, isOffline, isReady, error, refetch, leave, goOn }
}
