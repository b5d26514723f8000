import { Reason } from '@tandem/contract/backend/four-eyes'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useContractResolver } from '#lib/form/useContractResolver.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'

const Form = z.strictObject({ reason: Reason })

type ReasonDialogProps = {
  title: string
  /** What will happen. */
  text: string
  confirm: string
  /** Who reads it. */
  hint: string
  danger?: boolean
  busy: boolean
  error: Error | null
  onClose: () => void
  onSubmit: (reason: string) => void
}

/** What will happen, and why; what was typed stays when it fails. */
export function ReasonDialog({ text, hint, error, onSubmit, ...dialog }: ReasonDialogProps) {
  const t = useTexts('office')
  const form = useForm({ resolver: useContractResolver(Form), defaultValues: { reason: '' } })
  const submit = form.handleSubmit(({ reason }) => onSubmit(reason))
  return (
    <ConfirmDialog open {...dialog} cancel={t('cancel')} onConfirm={() => void submit()}>
      <Stack gap={4}>
        <p>{text}</p>
        {error && (
          <InlineAlert tone="danger" alert>
            {failureTextOf(error)}
          </InlineAlert>
        )}
        <TextArea
          {...form.register('reason')}
          label={t('reason')}
          hint={hint}
          required
          autoGrow
          maxLength={1000}
          error={form.formState.errors.reason?.message}
        />
      </Stack>
    </ConfirmDialog>
  )
}
