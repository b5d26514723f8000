import { messageBounds, type NewThread } from '@tandem/contract/messaging'
import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { RequiredLegend } from '#ui/fields/form/RequiredLegend.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'

type MessageFieldsProps = {
  form: UseFormReturn<z.input<typeof NewThread>, unknown, z.output<typeof NewThread>>
  /** Why it was not sent. */
  failure: string | null
  busy: boolean
  /** Above the message. */
  aid?: ReactNode
  onDraft: (text: string) => void
  onSubjectDraft: (subject: string) => void
  onCancel: () => void
}

export function MessageFields({ form, failure, busy, aid, onDraft, ...props }: MessageFieldsProps) {
  const t = useTexts('messaging')
  const { onSubjectDraft, onCancel } = props
  const { register, formState } = form
  return (
    <Stack>
      {failure && (
        <InlineAlert tone="danger" title={t('write.failed')} alert>
          {failure}
        </InlineAlert>
      )}
      <TextField
        label={t('new.subject')}
        required
        autoComplete="off"
        error={formState.errors.subject?.message}
        {...register('subject', { onChange: (event) => onSubjectDraft(event.target.value) })}
      />
      {aid}
      <TextArea
        label={t('new.message')}
        required
        rows={6}
        autoGrow
        maxLength={messageBounds.maxLength}
        error={formState.errors.message?.message}
        {...register('message', { onChange: (event) => onDraft(event.target.value) })}
      />
      <RequiredLegend />
      <Row justify="end" wrap>
        <Button onClick={onCancel} disabled={busy}>
          {t('new.cancel')}
        </Button>
        <Button type="submit" variant="primary" busy={busy} busyText={t('write.sending')}>
          {t('write.send')}
        </Button>
      </Row>
    </Stack>
  )
}
