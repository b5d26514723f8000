import { type DeclineReason, declineReasons } from '@tandem/contract/applications'
import { listDeclineReasons } from '@tandem/contract/reference'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { ApiError } from '#lib/api/api-error.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { referenceSetQuery } from '#lib/reference.ts'
import { RetryButton } from '#ui/actions/RetryButton.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { RadioGroup } from '#ui/fields/choice/RadioGroup.tsx'
import { Loading } from '#ui/states/Loading.tsx'

/** `reason` is null until one of the list is chosen, and again when an admin takes the chosen one out of use. */
export function useDeclineReason() {
  const { data, error, refetch } = useQuery(referenceSetQuery(listDeclineReasons, useLocale()))
  const [chosen, choose] = useState<DeclineReason | null>(null)
  const offered = declineReasons.filter((each) => data?.some(({ id }) => id === each))
  const reason = offered.find((each) => each === chosen) ?? null
  return { reason, choose, reasons: data, loadError: error, refetch }
}

type DeclineReasonFieldProps = ReturnType<typeof useDeclineReason> & {
  name: string
  /** Sending was tried. */
  isTried: boolean
  /** The server refused the reason. */
  isRefused: boolean
}

/** While the reasons load the focus waits here, and goes to them unless it was moved meanwhile. */
export function DeclineReasonField(props: DeclineReasonFieldProps) {
  const { reasons, loadError } = props
  const common = useTexts('common')
  const field = useRef<HTMLDivElement>(null)
  const isLoading = !reasons && !loadError
  useLayoutEffect(() => {
    if (isLoading || document.activeElement !== document.body) return
    field.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [isLoading])
  return (
    <div ref={field}>
      {isLoading ? (
        <div tabIndex={-1} data-autofocus>
          <Loading label={common('loading')} />
        </div>
      ) : (
        <LoadedReasons {...props} />
      )}
    </div>
  )
}

function LoadedReasons({
  reason,
  choose,
  reasons,
  loadError,
  refetch,
  name,
  isTried,
  isRefused,
}: DeclineReasonFieldProps) {
  const t = useTexts('applications')
  const common = useTexts('common')
  if (!reasons) {
    return (
      <InlineAlert
        tone="danger"
        title={common('error.load')}
        alert
        actions={<RetryButton size="sm" onRetry={() => void refetch()} />}
      >
        {failureTextOf(loadError)}
      </InlineAlert>
    )
  }
  const missing = t(isRefused ? 'outcome.decline.reasonGone' : 'outcome.decline.reasonMissing')
  return (
    <RadioGroup
      name={name}
      legend={t('outcome.decline.reason')}
      hint={t('outcome.decline.reasonHint')}
      error={isTried && !reason ? missing : undefined}
      required
      value={reason}
      onChange={({ target }) => choose(declineReasons.find((each) => each === target.value) ?? null)}
      options={reasons.map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}

/** The first one, or where they will be. */
export const focusReasons = (fields: HTMLElement | null): void =>
  fields?.querySelector<HTMLElement>('input, [data-autofocus]')?.focus()

/** Whether an admin has taken the reason out of use after the list was read. */
export const isReasonRefused = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.problem?.violations ?? []).some(({ propertyPath }) => /(^|\.)reason$/.test(propertyPath))
