import type { Application } from '@tandem/contract/applications'
import { useState } from 'react'
import { isRefusal } from '#lib/api/api-error.ts'
import { refusalOf } from '#lib/api/refusal-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import type { DraftEditing } from '../draft/useDraftEditing.ts'
import { useSubmitApplication } from '../queries.ts'

type Sending = {
  draft: Application
  editing: DraftEditing
  onSent: (application: Application) => void
}

/** Sends what is on the screen: nothing with a mistake in it, nothing that is not saved. */
export function useSending({ draft, editing: { form, autosave, refresh }, onSent }: Sending) {
  const t = useTexts('applications')
  const submit = useSubmitApplication(draft.id)
  const [isPreparing, setPreparing] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function reasonNotTo(): Promise<string | null> {
    if (!(await form.trigger())) return t('apply.send.invalid')
    return (await autosave.flush()) ? null : t('apply.send.unsaved')
  }
  async function send() {
    if (isPreparing || submit.isPending) return
    setPreparing(true)
    const reason = await reasonNotTo()
    setRefusal(reason)
    setPreparing(false)
    if (reason) return
    submit.mutate(undefined, {
      onSuccess: onSent,
      onError: (error) => {
        setRefusal(refusalOf(error) ?? t('apply.unreached'))
        if (isRefusal(error, 'application_incomplete')) void refresh()
      },
    })
  }
  return { send: () => void send(), isSending: isPreparing || submit.isPending, refusal }
}
