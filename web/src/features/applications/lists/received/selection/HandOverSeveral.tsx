import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { assessmentsQuery, HandOverForm } from '#features/received-applications/public.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { Checkbox } from '#ui/fields/choice/Checkbox.tsx'
import styles from './SelectionBar.module.css'
import { useBulkChange } from './useBulkChange.ts'

export type HandOverSeveralProps = {
  /** Of the applications. */
  ids: string[]
  /** Of the people who applied, by application; the applications of others are chosen together. */
  names: ReadonlyMap<string, string>
  onClose: () => void
}

/** Asks which of several applications go to whom. Chosen are those that no colleague handles. */
export function HandOverSeveral({ ids, names, onClose }: HandOverSeveralProps) {
  const t = useTexts('receivedApplications')
  const applications = useTexts('applications')
  const queries = useQueryClient()
  const { id: ownId } = useSignedIn()
  const { data } = useQuery(assessmentsQuery())
  const bulk = useBulkChange()
  const [chosenByHand, setChosen] = useState<ReadonlySet<string> | null>(null)
  const [isTried, setTried] = useState(false)
  const fields = useRef<HTMLFieldSetElement>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const handlerOf = (id: string) => data?.of(id)?.handler ?? null
  const isFree = (id: string) => (handlerOf(id)?.id ?? ownId) === ownId
  const chosen = chosenByHand ?? new Set(ids.filter(isFree))
  const named = ids.filter((id) => names.has(id))
  const others = ids.filter((id) => !names.has(id))

  const missing = isTried && chosen.size === 0 ? t('handler.handOver.whoseMissing') : undefined

  function choose(changed: string[], isOn: boolean) {
    const kept = [...chosen].filter((id) => !changed.includes(id))
    setChosen(new Set(isOn ? [...kept, ...changed] : kept))
  }
  async function handOver(handlerId: string) {
    setTried(true)
    setRefused(null)
    if (chosen.size === 0) return fields.current?.querySelector('input')?.focus()
    const people = [...chosen].map((id) => ({ id, revision: data?.of(id)?.revision ?? 0 }))
    try {
      const results = await bulk.mutateAsync({ applications: people, change: { kind: 'assign', handlerId } })
      void queries.invalidateQueries({ queryKey: ['dashboard'] })
      const failed = results.filter(({ code }) => code !== null)
      const count = results.length - failed.length
      if (failed.length === 0) {
        notify({ type: 'success', title: applications('bulk.done.assign', { count }) })
        return onClose()
      }
      // Those that failed stay chosen, for another try.
      setChosen(new Set(failed.map(({ id }) => id)))
      const reasons = [...new Set(failed.map(({ reason }) => reason))].join(' ')
      setRefused(`${applications('bulk.failed', { count: failed.length })}. ${reasons}`)
    } catch (error) {
      setRefused(failureTextOf(error))
    }
  }
  return (
    <HandOverForm
      title={t('handler.handOver.action')}
      busy={bulk.isPending}
      refused={refused}
      onHandOver={(handlerId) => void handOver(handlerId)}
      onClose={onClose}
    >
      <fieldset ref={fields} className={styles.people}>
        <legend>{t('handler.handOver.whose')}</legend>
        {named.map((id, index) => (
          <Checkbox
            key={id}
            label={names.get(id)}
            hint={isFree(id) ? undefined : t('handler.handOver.with', { name: handlerOf(id)?.name ?? '' })}
            error={index === 0 ? missing : undefined}
            checked={chosen.has(id)}
            onChange={({ target }) => choose([id], target.checked)}
          />
        ))}
        {others.length > 0 && (
          <Checkbox
            label={t('handler.handOver.others', { count: others.length })}
            checked={others.every((id) => chosen.has(id))}
            onChange={({ target }) => choose(others, target.checked)}
          />
        )}
      </fieldset>
    </HandOverForm>
  )
}
