import { requestNoteMaxLength } from '@tandem/contract/applicant-requests'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useRef, useState } from 'react'
import { useUnsavedPart } from '#lib/form/unsaved-parts.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { RadioGroup } from '#ui/fields/choice/RadioGroup.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { CallFailed } from '../CallFailed.tsx'
import { recommendedCompaniesQuery, useRecommend } from '../queries.ts'

type RecommendDialogProps = {
  applicationId: string
  name: string
  onClose: () => void
  onDone: () => void
}

export function RecommendDialog({ applicationId, name, onClose, onDone }: RecommendDialogProps) {
  const t = useTexts('applicantRequests')
  const box = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)
  const searched = useDeferredValue(text.trim())
  const { data: companies, error } = useQuery(recommendedCompaniesQuery(applicationId, searched))
  const recommend = useRecommend(applicationId)
  useUnsavedPart(note !== '')
  const companyId = companies?.find(({ id }) => id === chosen)?.id ?? null

  function done() {
    onDone()
    notify({ type: 'success', title: t('recommend.asked', { name }) })
  }
  function send() {
    setMissing(!companyId)
    if (companyId) recommend.mutate({ companyId, note }, { onSuccess: done })
    else box.current?.querySelector('input')?.focus()
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      busy={recommend.isPending}
      title={t('recommend.dialogTitle', { name })}
      confirm={t('recommend.confirm')}
      cancel={t('ask.cancel')}
      onConfirm={send}
    >
      <Stack gap={4}>
        <TextField
          label={t('recommend.search')}
          type="search"
          value={text}
          maxLength={120}
          onChange={({ target }) => setText(target.value)}
        />
        <div ref={box}>
          {companies && companies.length > 0 && (
            <RadioGroup
              name={`recommend-${applicationId}`}
              legend={t('recommend.company')}
              error={isMissing ? t('recommend.companyMissing') : undefined}
              required
              value={companyId}
              onChange={({ target }) => {
                setChosen(target.value)
                setMissing(false)
              }}
              options={companies.map(({ id, name, town }) => ({ value: id, label: name, hint: town }))}
            />
          )}
          <LiveRegion>{companies?.length === 0 ? t('recommend.none') : ''}</LiveRegion>
          {companies?.length === 0 && <Text muted>{t('recommend.none')}</Text>}
          {!companies && !error && <Text muted>{t('recommend.loading')}</Text>}
          <CallFailed error={error} />
        </div>
        <TextArea
          label={t('recommend.note')}
          hint={t('recommend.noteHint', { name })}
          value={note}
          maxLength={requestNoteMaxLength}
          rows={3}
          onChange={({ target }) => setNote(target.value)}
        />
        <CallFailed error={recommend.error} />
        <Text size="small" muted>
          {t('recommend.consent')}
        </Text>
      </Stack>
    </ConfirmDialog>
  )
}
