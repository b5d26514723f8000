import type { Assessment } from '@tandem/contract/received-applications'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isRefusal } from '#lib/api/api-error.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { assessmentsQuery, useAssignHandler } from '../queries.ts'

type HandlerFieldProps = {
  applicationId: string
  assessment: Pick<Assessment, 'handler' | 'handlerLeft' | 'revision'>
}

/** Applies at once. */
export function HandlerField({ applicationId, assessment }: HandlerFieldProps) {
  const t = useTexts('receivedApplications')
  const { handler, handlerLeft, revision } = assessment
  const { data } = useQuery(assessmentsQuery())
  const assign = useAssignHandler(applicationId)
  const [done, setDone] = useState('')
  const colleagues = data?.colleagues ?? (handler ? [handler] : [])
  const nameOf = (id: string) => colleagues.find((each) => each.id === id)?.name ?? t('handler.nobody')

  function change(id: string) {
    setDone('')
    assign.mutate(
      { handlerId: id || null, revision },
      { onSuccess: () => setDone(t('handler.saved', { name: nameOf(id) })) },
    )
  }
  const { error } = assign
  const refusal =
    error && (isRefusal(error, 'changed_elsewhere') ? t('handler.changed') : failureTextOf(error))
  return (
    <>
      <SelectField
        label={t('handler.label')}
        hint={handlerLeft ? t('handler.left') : undefined}
        error={refusal || undefined}
        value={assign.isPending ? (assign.variables.handlerId ?? '') : (handler?.id ?? '')}
        onChange={(event) => change(event.target.value)}
        options={[
          { value: '', label: t('handler.nobody') },
          ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <LiveRegion>{done}</LiveRegion>
    </>
  )
}
