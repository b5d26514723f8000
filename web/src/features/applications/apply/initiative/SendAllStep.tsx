import type { Application } from '@tandem/contract/applications'
import { useEffect, useState } from 'react'
import { useUploadsHere } from '#features/applications/documents/uploads/useUploads.ts'
import { RecordBody } from '#features/applications/record/RecordBody.tsx'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { uploadingNames } from '#lib/api/uploads/uploads.ts'
import { useAllUploads } from '#lib/api/uploads/useAllUploads.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { RetryButton } from '#ui/actions/RetryButton.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Loading } from '#ui/states/Loading.tsx'
import { MissingParts } from '../send/MissingParts.tsx'
import { SendAction } from '../send/SendAction.tsx'
import type { useSendingAll } from './useSendingAll.ts'

type SendAllStepProps = { drafts: Application[]; sending: ReturnType<typeof useSendingAll> }

/** What each company gets, as it is saved, and the one button that sends it to all. */
export function SendAllStep({ drafts, sending }: SendAllStepProps) {
  const t = useTexts('applications')
  const { prepare } = sending
  const { mutate } = prepare
  useEffect(() => mutate(undefined), [mutate])
  if (prepare.isError) {
    return (
      <InlineAlert
        tone="danger"
        alert
        title={t('initiative.send.notPrepared')}
        actions={<RetryButton size="sm" onRetry={() => mutate(undefined)} />}
      >
        {failureTextOf(prepare.error)}
      </InlineAlert>
    )
  }
  if (!prepare.isSuccess) return <Loading label={t('initiative.send.preparing')} />
  return (
    <Stack gap={5}>
      <Previews drafts={drafts} />
      <SendAction
        final={t('initiative.send.final', { count: drafts.length })}
        label={t('initiative.send.action', { count: drafts.length })}
        sending={sending}
      />
    </Stack>
  )
}

function Previews({ drafts }: { drafts: Application[] }) {
  const t = useTexts('applications')
  const { list } = useFormats()
  const [chosen, setChosen] = useState<string | null>(null)
  const uploads = useAllUploads(useUploadsHere())
  const files = uploadingNames(uploads)
  const draft = drafts.find(({ id }) => id === chosen) ?? drafts[0]
  if (!draft) return null
  return (
    <>
      <SectionCard title={t('apply.send.title')} description={t('initiative.send.text')}>
        {drafts.length > 1 && (
          <SelectField
            label={t('initiative.send.preview')}
            value={draft.id}
            onChange={(event) => setChosen(event.target.value)}
            options={drafts.map(({ id, target }) => ({ value: id, label: target?.companyName ?? '' }))}
          />
        )}
      </SectionCard>
      {/* That it was begun is nothing the company reads. */}
      <RecordBody key={draft.id} application={{ ...draft, timeline: [] }} />
      <MissingParts missing={(drafts.find(isIncomplete) ?? draft).missing} uploads={uploads} />
      {files.length > 0 && <Text muted>{t('apply.send.uploading', { files: list(files) })}</Text>}
    </>
  )
}

const isIncomplete = ({ missing }: Application) => missing.fields.length + missing.documents.length > 0
