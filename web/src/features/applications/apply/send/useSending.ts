import type { Application } from '@tandem/contract/applications'
import { useState } from 'react'
import { isRefusal } from '#lib/api/api-error.ts'
import { refusalOf } from '#lib/api/refusal-of.ts'
import { failedNames, type Uploads } from '#lib/api/uploads/uploads.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import type { DraftEditing } from '../draft/useDraftEditing.ts'
import { useSubmitApplication } from '../queries.ts'

export type Sending = ReturnType<typeof useSending>

type Parts = {
  draft: Application
  editing: DraftEditing
  uploads: Uploads
  onSent: (application: Application) => void
}

/** Sends what is on the screen: nothing with a mistake in it, nothing that is not saved, no file left behind. */
export function useSending({ draft, editing: { form, autosave, refresh }, uploads, onSent }: Parts) {
  const t = useTexts('applications')
  const { list } = useFormats()
  const submit = useSubmitApplication(draft.id)
  const [isPreparing, setPreparing] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function reasonNotTo(): Promise<string | null> {
    // First, since it takes its time, in which more may be typed at another step.
    const gotThere = await uploads.ended()
    const files = failedNames(uploads.all())
    if (files.length > 0) return t('apply.send.notUploaded', { files: list(files) })
    if (!gotThere) return t('apply.send.givenUp')
    if (!(await form.trigger())) return t('apply.send.invalid')
    return (await autosave.flush()) ? null : t('apply.send.unsaved')
  }
  async function send() {
    if (isPreparing || submit.isPending) return
    setPreparing(true)
    setRefusal(null)
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
  return { send: () => void send(), isSending: isPreparing || submit.isPending, refusal, setRefusal }
}
