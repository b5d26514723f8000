import type { Application } from '@tandem/contract/applications'
import { useUploadsHere } from '#features/applications/documents/uploads/useUploads.ts'
import { RecordBody } from '#features/applications/record/RecordBody.tsx'
import { uploadingNames } from '#lib/api/uploads/uploads.ts'
import { useAllUploads } from '#lib/api/uploads/useAllUploads.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Avatar } from '#ui/marks/Avatar.tsx'
import { MissingParts } from './MissingParts.tsx'
import { SendAction } from './SendAction.tsx'
import type { Sending } from './useSending.ts'

type SendStepProps = { draft: Application; sending: Sending; company: string }

export function SendStep({ draft, sending, company }: SendStepProps) {
  const t = useTexts('applications')
  const { list } = useFormats()
  const name = `${draft.applicant.firstName} ${draft.applicant.lastName}`
  const uploads = useAllUploads(useUploadsHere())
  const files = uploadingNames(uploads)
  return (
    <Stack gap={5}>
      <SectionCard title={t('apply.send.title')} description={t('apply.send.text', { company })}>
        <Row gap={4}>
          <Avatar name={name} size={72} />
          <p className="h3">{name}</p>
        </Row>
      </SectionCard>
      {/* That it was begun is nothing the company reads. */}
      <RecordBody application={{ ...draft, timeline: [] }} />
      <MissingParts missing={draft.missing} uploads={uploads} />
      {files.length > 0 && <Text muted>{t('apply.send.uploading', { files: list(files) })}</Text>}
      <SendAction
        final={t('apply.send.final', { company })}
        label={t('apply.send.action')}
        sending={sending}
      />
    </Stack>
  )
}
