import type { Content, ContentKindName } from '@tandem/contract/backend/contents'
import { useState } from 'react'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { Button } from '#ui/actions/Button.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { useSaveContent } from '../queries.ts'
import { useMoment } from '../useVersionWords.ts'
import { type DraftForm, draftOf, type Existing } from './drafts.ts'

type WithdrawalProps = Existing & { form: DraftForm; kind: ContentKindName }

/** Takes a question, a notice or a location out of sight, or brings it back. What is typed or planned stays. */
export function Withdrawal({ form, kind, id, record, filling }: WithdrawalProps) {
  const t = useTexts('contents')
  const moment = useMoment()
  const saving = useSaveContent({ kind, id })
  const [asks, setAsks] = useState(false)
  const [filledFrom, setFilledFrom] = filling
  const { content, planned } = record
  if (!('isWithdrawn' in content)) return null
  const now = { revision: record.revision, isFilledFrom: filledFrom.revision >= record.revision }
  const set = (isWithdrawn: boolean, { revision, isFilledFrom } = now) =>
    saving.mutate(
      { content: { ...content, isWithdrawn } as Content, publishAt: null, keepsPlan: true, revision },
      {
        onSuccess: (saved) => {
          // Over what somebody else has changed since, what is typed would be saved unasked.
          if (isFilledFrom) {
            form.reset(draftOf(saved), { keepDirtyValues: true })
            setFilledFrom(saved)
          }
          notify({
            type: 'success',
            title: t(isWithdrawn ? 'withdrawnDone' : 'broughtBack'),
            action: {
              label: t('undo'),
              onSelect: () => set(!isWithdrawn, { revision: saved.revision, isFilledFrom }),
            },
          })
        },
        onSettled: () => setAsks(false),
      },
    )
  const { isWithdrawn } = content
  return (
    <>
      <Button
        variant={isWithdrawn ? 'secondary' : 'danger'}
        block
        busy={saving.isPending && !asks}
        busyText={t('bringBack')}
        onClick={() => (isWithdrawn ? set(false) : setAsks(true))}
      >
        {t(isWithdrawn ? 'bringBack' : 'withdraw')}
      </Button>
      {saving.isError && (
        <InlineAlert tone="danger" title={t('notDone')} alert>
          {failureTextOf(saving.error)}
        </InlineAlert>
      )}
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={t('withdrawTitle')}
        confirm={t('withdraw')}
        cancel={t('cancel')}
        busy={saving.isPending}
        danger
        onConfirm={() => set(true)}
      >
        <Stack gap={4}>
          <p>{t('withdrawText')}</p>
          {planned?.publishAt && <p>{t('withdrawPlanned', { when: moment(planned.publishAt) })}</p>}
        </Stack>
      </ConfirmDialog>
    </>
  )
}
