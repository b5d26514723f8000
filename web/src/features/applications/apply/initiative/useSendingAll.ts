import type { Application } from '@tandem/contract/applications'
import { useState } from 'react'
import { contentOf } from '#features/applications/editor/saving/content.ts'
import { refusalOf } from '#lib/api/refusal-of.ts'
import { failedNames, type Uploads } from '#lib/api/uploads/uploads.ts'
import { useSingleMutation } from '#lib/api/useSingleMutation.ts'
import { isSame } from '#lib/form/is-same.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import type { DraftEditing } from '../draft/useDraftEditing.ts'
import { refillDraft, reloadDraft, sendOnce } from '../queries.ts'

export type Failure = { company: string; reason: string }

type Parts = {
  drafts: Application[]
  editing: DraftEditing
  uploads: Uploads
  /** Saves everything that waits; whether nothing is left unsaved. */
  flush: () => Promise<boolean>
  keep: (draft: Application) => void
  onSent: (sent: Application[], failures: Failure[]) => void
}

/** Makes all drafts say what the first one says, and sends them one after the other. */
export function useSendingAll({ drafts, editing: { form }, uploads, flush, keep, onSent }: Parts) {
  const t = useTexts('applications')
  const { list } = useFormats()
  const [refusal, setRefusal] = useState<string | null>(null)

  const prepare = useSingleMutation({
    async mutationFn() {
      await uploads.ended()
      if (!(await flush())) throw new Error(t('apply.send.unsaved'))
      const [first, ...others] = drafts
      if (!first) return
      const lead = await reloadDraft(first.id)
      keep(lead)
      for (const { id } of others) {
        const other = await reloadDraft(id)
        keep(saysTheSame(lead, other) ? other : await refillDraft(id, lead.id, other.revision))
      }
    },
  })

  async function reasonNotTo(): Promise<string | null> {
    const files = failedNames(uploads.all())
    if (files.length > 0) return t('apply.send.notUploaded', { files: list(files) })
    if (!(await form.trigger())) return t('apply.send.invalid')
    const incomplete = drafts.filter(({ missing }) => missing.fields.length + missing.documents.length > 0)
    return incomplete.length > 0 ? t('initiative.send.incomplete') : null
  }

  const sending = useSingleMutation({
    async mutationFn() {
      setRefusal(null)
      const reason = await reasonNotTo()
      setRefusal(reason)
      if (reason) return
      const sent: Application[] = []
      const failures: Failure[] = []
      for (const { id, target } of drafts) {
        try {
          sent.push(await sendOnce(id))
        } catch (error) {
          const reason = refusalOf(error) ?? t('apply.unreached')
          failures.push({ company: target?.companyName ?? '', reason })
        }
      }
      onSent(sent, failures)
    },
  })
  return { prepare, refusal, setRefusal, isSending: sending.isPending, send: () => sending.mutate(undefined) }
}

/** But for what is each one's own. */
function saysTheSame(one: Application, other: Application): boolean {
  const shared = (draft: Application) => ({
    ...contentOf(draft),
    title: '',
    coverLetter: '',
    files: draft.attachments.map(({ key, type }) => `${type} ${key}`).sort(),
  })
  return isSame(shared(one), shared(other))
}
