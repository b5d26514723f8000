import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { isRefusal } from '#lib/api/api-error.ts'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { RadioGroup } from '#ui/fields/choice/RadioGroup.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { Loading } from '#ui/states/Loading.tsx'
import { assessmentQuery, assessmentsQuery, useAssignHandler } from '../queries.ts'

type HandOverDialogProps = {
  applicationId: string
  /** Who applied. */
  name: string
  onClose: () => void
}

/** Asks who handles an application from now on. */
export function HandOverDialog({ applicationId, name, onClose }: HandOverDialogProps) {
  const t = useTexts('receivedApplications')
  const { data, error, refetch } = useQuery(assessmentQuery(applicationId))
  const assign = useAssignHandler(applicationId)

  function handOver(handlerId: string) {
    assign.mutate(
      { handlerId, revision: data?.revision ?? 0 },
      {
        onSuccess: ({ handler }) => {
          notify({ type: 'success', title: t('handler.taken', { name, handler: handler?.name ?? '' }) })
          onClose()
        },
      },
    )
  }
  const refused =
    assign.error &&
    (isRefusal(assign.error, 'changed_elsewhere') ? t('handler.changed') : failureTextOf(assign.error))
  return (
    <HandOverForm
      title={t('handler.handOver.title', { name })}
      handler={data?.handler ?? null}
      isLoading={!data && !error}
      unread={data ? null : error}
      onRetry={() => void refetch()}
      busy={assign.isPending}
      refused={refused}
      onHandOver={handOver}
      onClose={onClose}
    />
  )
}

type HandOverFormProps = {
  title: string
  /** Who handles it so far, and is no choice. */
  handler?: { id: string; name: string } | null
  /** What is handed over is being read. */
  isLoading?: boolean
  /** Why that failed. */
  unread?: Error | null
  onRetry?: () => void
  busy: boolean
  /** What went wrong with the last try. */
  refused: string | null
  onHandOver: (handlerId: string) => void
  onClose: () => void
  /** What else is asked, before. */
  children?: ReactNode
}

export function HandOverForm({
  title,
  handler = null,
  isLoading,
  unread,
  onRetry,
  ...props
}: HandOverFormProps) {
  const { busy, refused, onHandOver, onClose, children } = props
  const t = useTexts('receivedApplications')
  const { id: ownId } = useSignedIn()
  const team = useQuery(assessmentsQuery())
  const [chosen, setChosen] = useState<string | null>(null)
  const [isTried, setTried] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const error = unread ?? (team.data ? null : team.error)
  const isReady = team.data !== undefined && !isLoading && !error
  const colleagues = team.data?.colleagues ?? []
  const others = colleagues.filter(({ id }) => id !== handler?.id)
  const isAlone = isReady && colleagues.every(({ id }) => id === ownId)

  function confirm() {
    setTried(true)
    if (chosen !== null && others.some(({ id }) => id === chosen)) onHandOver(chosen)
    else fields.current?.querySelector('input')?.focus()
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      busy={busy}
      title={title}
      confirm={t('handler.handOver.confirm')}
      cancel={t('handler.handOver.cancel')}
      onConfirm={confirm}
    >
      <Stack gap={4}>
        {error ? (
          <ErrorState
            onRetry={() => {
              onRetry?.()
              void team.refetch()
            }}
            requestId={requestIdOf(error)}
          />
        ) : (
          !isReady && <Loading label={t('loading')} />
        )}
        {isReady && handler && <Text muted>{t('handler.of', { name: handler.name })}</Text>}
        {isReady && children}
        {isReady && isAlone && <Text>{t('handler.handOver.nobody')}</Text>}
        {isReady && others.length > 0 && (
          <div ref={fields}>
            <RadioGroup
              legend={t('handler.handOver.to')}
              name="handler"
              required
              error={isTried && chosen === null ? t('handler.handOver.missing') : undefined}
              value={chosen}
              onChange={({ target }) => setChosen(target.value)}
              options={others.map(({ id, name }) => ({
                value: id,
                label: id === ownId ? t('handler.handOver.you', { name }) : name,
              }))}
            />
          </div>
        )}
        {refused && (
          <InlineAlert alert tone="danger">
            {refused}
          </InlineAlert>
        )}
      </Stack>
    </ConfirmDialog>
  )
}
