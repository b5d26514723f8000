import { NewReport, reportKinds, type Thread } from '@tandem/contract/messaging/threads'
import { useForm } from 'react-hook-form'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { applyViolations } from '#lib/form/applyViolations.ts'
import { useUnsavedPart } from '#lib/form/unsaved-parts.ts'
import { useContractResolver } from '#lib/form/useContractResolver.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { Button } from '#ui/actions/Button.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { RadioGroup } from '#ui/fields/choice/RadioGroup.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { useReport } from './thread-actions.ts'

type ReportDialogProps = { thread: Thread; open: boolean; onClose: () => void }

export function ReportDialog({ thread, open, onClose }: ReportDialogProps) {
  const t = useTexts('messaging')
  return (
    <Dialog open={open} onClose={onClose} title={t('report.title')}>
      <ReportForm threadId={thread.id} onClose={onClose} />
    </Dialog>
  )
}

function ReportForm({ threadId, onClose }: { threadId: string; onClose: () => void }) {
  const t = useTexts('messaging')
  const report = useReport(threadId)
  const form = useForm({
    resolver: useContractResolver(NewReport),
    defaultValues: { reason: '' },
  })
  const { errors, isDirty } = form.formState
  useUnsavedPart(isDirty && !report.isSuccess)
  const submit = form.handleSubmit((values) =>
    report.mutate(values, {
      onSuccess: () => {
        notify({ type: 'success', title: t('report.done'), desc: t('report.next') })
        onClose()
      },
      onError: (error) => applyViolations(error, form.setError),
    }),
  )
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        <Text>{t('report.text')}</Text>
        {report.error && (
          <InlineAlert tone="danger" alert>
            {failureTextOf(report.error)}
          </InlineAlert>
        )}
        <RadioGroup
          legend={t('report.kind')}
          required
          error={errors.kind?.message}
          options={reportKinds.map((kind) => ({ value: kind, label: t(`report.kinds.${kind}`) }))}
          {...form.register('kind')}
        />
        <TextArea
          label={t('report.reason')}
          hint={t('report.reasonHint')}
          rows={3}
          maxLength={1000}
          error={errors.reason?.message}
          {...form.register('reason')}
        />
        <Row gap={2} justify="end">
          <Button variant="text" onClick={onClose}>
            {t('new.cancel')}
          </Button>
          <Button type="submit" variant="danger-filled" busy={report.isPending} busyText={t('write.sending')}>
            {t('report.send')}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
