import type { MathsTopic } from '@tandem/contract/maths/exercises'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useIsOffline } from '#lib/offline/connection.ts'
import { chooseKeptData, isDataKept } from '#lib/offline/kept-data.ts'
import { moveKeptState } from '#lib/offline/kept-state.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Switch } from '#ui/fields/choice/Switch.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { exercisesQuery, preparationQuery } from '../queries.ts'

/** Whether what comes next is prepared on this device. The choice is the one of the account page: the device's own. */
export function TakeAlong() {
  const t = useTexts('maths')
  const { id } = useSignedIn()
  const queries = useQueryClient()
  const isOffline = useIsOffline()
  const [isOn, setOn] = useState(() => isDataKept(id))
  const taken = useTaken(isOn && !isOffline)
  if (!('caches' in globalThis) || isOffline) return null
  return (
    <SectionCard title={t('take.title')}>
      <div>
        <Switch
          label={t('take.label')}
          hint={t('take.hint')}
          checked={isOn}
          onChange={({ target }) => {
            setOn(target.checked)
            void chooseKeptData(id, target.checked)
            moveKeptState()
            // What is known already is kept with what changes next.
            void queries.invalidateQueries({ queryKey: preparationQuery.queryKey })
          }}
        />
        <div role="status">
          {isOn && taken && (
            <Text size="small">{t('take.ready', { count: taken.exercises, topics: taken.topics })}</Text>
          )}
        </div>
      </div>
    </SectionCard>
  )
}

/** Asks for the exercises of the coming units, one topic after the other; null while it does. */
function useTaken(isWanted: boolean): { exercises: number; topics: number } | null {
  const queries = useQueryClient()
  const locale = useLocale()
  const [taken, setTaken] = useState<{ exercises: number; topics: number } | null>(null)
  const { data } = useQuery({ ...preparationQuery, enabled: isWanted })
  const isKnown = data !== undefined
  const topics = [...new Set(data?.units.map(({ topic }) => topic))].join()
  useEffect(() => {
    if (!isWanted || !isKnown) return
    let isOver = false
    async function take() {
      const names = topics === '' ? [] : (topics.split(',') as MathsTopic[])
      let exercises = 0
      for (const topic of [null, ...names]) {
        if (isOver) return
        exercises += (await queries.ensureQueryData(exercisesQuery(topic, locale))).length
      }
      if (!isOver) setTaken({ exercises, topics: names.length })
    }
    // Without an answer less is there, which the practice says.
    take().catch(() => {})
    return () => {
      isOver = true
    }
  }, [isWanted, isKnown, topics, locale, queries])
  return taken
}
