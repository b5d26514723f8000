import { Reason } from '@tandem/contract/backend/four-eyes'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { isRefusal } from '#lib/api/api-error.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useUnsavedPart } from '#lib/form/unsaved-parts.ts'
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
  /** What else follows from it, in this case. */
  consequences?: string[]
  confirm: string
  /** Who reads it. */
  hint: string
  danger?: boolean
  busy: boolean
  error: Error | null
  /** What it asks for is not possible any more, or done already. */
  isMoot?: boolean
  onClose: () => void
  onSubmit: (reason: string) => void
}

/** What will happen, and why; what was typed stays when it fails. */
export function ReasonDialog({
  text,
  consequences = [],
  hint,
  error,
  isMoot,
  onSubmit,
  ...dialog
}: ReasonDialogProps) {
  const t = useTexts('office')
  const form = useForm({ resolver: useContractResolver(Form), defaultValues: { reason: '' } })
  useUnsavedPart(form.formState.isDirty)
  const submit = form.handleSubmit(({ reason }) => onSubmit(reason))
  // Once it is sent, its own success makes it moot.
  const isOver = isMoot && !dialog.busy
  const isOutdated = isOver || isRefusal(error, 'changed_elsewhere')
  return (
    <ConfirmDialog open {...dialog} cancel={t('cancel')} onConfirm={() => void submit()}>
      <Stack gap={4}>
        <p>{text}</p>
        {consequences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {isOutdated && (
          <InlineAlert tone="warning" alert>
            {t(isOver ? 'reasonMoot' : 'reasonOutdated')}
          </InlineAlert>
        )}
        {error && !isOutdated && (
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
