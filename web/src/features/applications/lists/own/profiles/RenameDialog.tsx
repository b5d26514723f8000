import { getApplication } from '@tandem/contract/applications'
import { updateApplication } from '@tandem/contract/applications/drafts'

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { contentOf } from '#features/applications/editor/saving/content.ts'
import { refreshOverviews } from '#features/applications/queries.ts'
import { call } from '#lib/api/call.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useSingleMutation } from '#lib/api/useSingleMutation.ts'
import { useUnsavedPart } from '#lib/form/unsaved-parts.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'

type RenameDialogProps = { id: string; name: string; onClose: () => void }

export function RenameDialog({ id, name, onClose }: RenameDialogProps) {
  const t = useTexts('applications')
  const queries = useQueryClient()
  const [title, setTitle] = useState(name)
  useUnsavedPart(title !== name)
  const rename = useSingleMutation({
    // The name alone is changed of what stands there now.
    async mutationFn() {
      const profile = await call(getApplication, { params: { id } })
      const body = { ...contentOf(profile), title: title.trim(), revision: profile.revision }
      return call(updateApplication, { params: { id }, body })
    },
    async onSuccess() {
      onClose()
      notify({ type: 'success', title: t('own.renamed', { title: title.trim() || t('own.unnamed') }) })
      void queries.invalidateQueries({ queryKey: ['applications', 'application', id] })
      await refreshOverviews(queries)
    },
  })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      busy={rename.isPending}
      title={t('own.rename.title')}
      confirm={t('own.rename.confirm')}
      cancel={t('own.rename.cancel')}
      onConfirm={() => rename.mutate(undefined)}
    >
      <Stack gap={4}>
        <TextField
          label={t('own.rename.label')}
          hint={t('own.rename.hint')}
          maxLength={120}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && rename.mutate(undefined)}
        />
        {rename.isError && (
          <InlineAlert tone="danger" alert title={t('own.rename.failed')}>
            {failureTextOf(rename.error)}
          </InlineAlert>
        )}
      </Stack>
    </ConfirmDialog>
  )
}
