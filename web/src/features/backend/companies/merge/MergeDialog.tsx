import { IconArrowsExchange } from '@tabler/icons-react'
import type { MergePreview } from '@tandem/contract/backend/company-merges'
import { Reason } from '@tandem/contract/backend/four-eyes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { failureTextOf, refusalOf } from '#lib/api/refusal-of.ts'
import { useUnsavedPart } from '#lib/form/unsaved-parts.ts'
import { useContractResolver } from '#lib/form/useContractResolver.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { focusPageHeading } from '#lib/sections/go-to-section.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Definition, DefinitionList } from '#ui/data/DefinitionList.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { FindCompany } from './FindCompany.tsx'
import { type Direction, mergeQuery, useRequestMerge } from './queries.ts'

type MergeDialogProps = { companyId: string; otherId: string | undefined; onClose: () => void }

/** Which other company, what would happen, and why: a second admin decides. */
export function MergeDialog({ companyId, otherId, onClose }: MergeDialogProps) {
  const t = useTexts('officeCompanies')
  const [direction, setDirection] = useState<Direction | null>(
    otherId ? { id: companyId, intoId: otherId } : null,
  )
  const request = useRequestMerge()
  return (
    <Dialog open onClose={onClose} title={t('merge.title')} busy={request.isPending}>
      {direction ? (
        <Consequences
          direction={direction}
          request={request}
          onSwap={() => setDirection({ id: direction.intoId, intoId: direction.id })}
          onClose={onClose}
        />
      ) : (
        <FindCompany
          exceptId={companyId}
          onFound={(intoId) => setDirection({ id: companyId, intoId })}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}

type ConsequencesProps = {
  direction: Direction
  request: ReturnType<typeof useRequestMerge>
  onSwap: () => void
  onClose: () => void
}

const Form = z.strictObject({ reason: Reason })

function Consequences({ direction, request, onSwap, onClose }: ConsequencesProps) {
  const t = useTexts('officeCompanies')
  const tOffice = useTexts('office')
  const preview = useQuery(mergeQuery(direction, useLocale()))
  const form = useForm({ resolver: useContractResolver(Form), defaultValues: { reason: '' } })
  useUnsavedPart(form.formState.isDirty)
  const submit = form.handleSubmit(({ reason }) =>
    request.mutate(
      { ...direction, reason },
      {
        onSuccess: () => {
          // The button that opened this goes.
          flushSync(onClose)
          focusPageHeading()
          notify({ type: 'success', title: t('merge.done') })
        },
      },
    ),
  )
  if (!preview.data) {
    if (!preview.isError) return <SkeletonList label={t('merge.loading')} />
    const refusal = refusalOf(preview.error)
    if (refusal) return <InlineAlert tone="warning">{refusal}</InlineAlert>
    return <ErrorState onRetry={() => void preview.refetch()} requestId={requestIdOf(preview.error)} />
  }
  return (
    <form noValidate aria-label={t('merge.title')} onSubmit={submit}>
      <Stack gap={4}>
        <Preview preview={preview.data} />
        <div>
          <Button icon={IconArrowsExchange} size="sm" onClick={onSwap}>
            {t('merge.swap')}
          </Button>
        </div>
        {request.error && (
          <InlineAlert tone="danger" alert>
            {failureTextOf(request.error)}
          </InlineAlert>
        )}
        {preview.data.doubles === 0 && (
          <TextArea
            {...form.register('reason')}
            label={tOffice('reason')}
            hint={t('merge.hint')}
            required
            autoGrow
            maxLength={1000}
            error={form.formState.errors.reason?.message}
          />
        )}
        <Row justify="end" gap={2} wrap>
          <Button variant="text" disabled={request.isPending} onClick={onClose}>
            {t('cancel')}
          </Button>
          {preview.data.doubles === 0 && (
            <Button type="submit" variant="primary" busy={request.isPending} busyText={t('busy')}>
              {t('merge.submit')}
            </Button>
          )}
        </Row>
      </Stack>
    </form>
  )
}

function Preview({ preview: { from, into, moves, studyInterests, doubles } }: { preview: MergePreview }) {
  const t = useTexts('officeCompanies')
  const { number, list } = useFormats()
  const names = { from: from.name, into: into.name }
  const moving = moves.filter(({ count }) => count > 0)
  return (
    <Stack gap={4}>
      <h3 aria-live="polite">{t('merge.outcome', names)}</h3>
      {doubles > 0 && <InlineAlert tone="warning">{t('merge.doubles', { count: doubles })}</InlineAlert>}
      <div>
        <b>{t('merge.moves')}</b>
        {moving.length === 0 && <Text muted>{t('merge.nothing')}</Text>}
        {moving.length > 0 && (
          <DefinitionList columns={2}>
            {moving.map(({ thing, count }) => (
              <Definition key={thing} term={t(`merge.things.${thing}`)}>
                {number(count)}
              </Definition>
            ))}
          </DefinitionList>
        )}
      </div>
      {studyInterests.length > 0 && <Text>{t('merge.interests', { names: list(studyInterests) })}</Text>}
      <Text size="small" muted>
        {t('merge.rest', names)}
      </Text>
    </Stack>
  )
}
