import { IconPencil, IconTrash } from '@tabler/icons-react'
import type { ReplyTemplate } from '@tandem/contract/received-applications/templates'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { Loading } from '#ui/states/Loading.tsx'
import { templatesQuery, useDeleteTemplate } from './queries.ts'
import { TemplateForm } from './TemplateForm.tsx'

/** The company's own templates: write, change, delete. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('receivedApplications')
  const { data, error, refetch } = useQuery(templatesQuery())
  const [edited, setEdited] = useState<ReplyTemplate | 'new' | null>(null)
  const [doomed, setDoomed] = useState<ReplyTemplate | null>(null)
  const [done, setDone] = useState('')
  const body = useRef<HTMLDivElement>(null)

  function leave(words: string) {
    setEdited(null)
    setDoomed(null)
    setDone(words)
    setTimeout(() => body.current?.querySelector<HTMLElement>('[data-new]')?.focus())
  }
  return (
    <Dialog open onClose={onClose} title={t('templates.title')}>
      <div ref={body}>
        <LiveRegion>{done}</LiveRegion>
        {edited && (
          <TemplateForm
            key={edited === 'new' ? 'new' : edited.id}
            template={edited === 'new' ? null : (data?.find(({ id }) => id === edited.id) ?? edited)}
            onSaved={() => leave(t('templates.saved'))}
            onCancel={() => leave('')}
          />
        )}
        {!edited && (
          <Stack gap={4}>
            {!data && error && <ErrorState onRetry={() => void refetch()} />}
            {!data && !error && <Loading label={t('loading')} />}
            {data?.length === 0 && <Text muted>{t('templates.empty')}</Text>}
            {data && data.length > 0 && (
              <Stack as="ul" gap={2}>
                {data.map((template) => (
                  <li key={template.id}>
                    <Row justify="between">
                      <span>{template.name}</span>
                      <Row gap={1}>
                        <IconButton
                          icon={IconPencil}
                          label={t('templates.edit', { name: template.name })}
                          onClick={() => setEdited(template)}
                        />
                        <IconButton
                          icon={IconTrash}
                          label={t('templates.delete', { name: template.name })}
                          onClick={() => setDoomed(template)}
                        />
                      </Row>
                    </Row>
                  </li>
                ))}
              </Stack>
            )}
            <div>
              <Button data-new onClick={() => setEdited('new')}>
                {t('templates.new')}
              </Button>
            </div>
          </Stack>
        )}
      </div>
      {doomed && (
        <DeleteDialog
          template={doomed}
          onClose={() => setDoomed(null)}
          onDeleted={() => leave(t('templates.deleted'))}
        />
      )}
    </Dialog>
  )
}

type DeleteDialogProps = { template: ReplyTemplate; onClose: () => void; onDeleted: () => void }

function DeleteDialog({ template: { id, name }, onClose, onDeleted }: DeleteDialogProps) {
  const t = useTexts('receivedApplications')
  const remove = useDeleteTemplate()
  return (
    <ConfirmDialog
      open
      danger
      onClose={onClose}
      busy={remove.isPending}
      title={t('templates.deleteTitle', { name })}
      confirm={t('templates.deleteConfirm')}
      cancel={t('notes.cancel')}
      onConfirm={() => remove.mutate(id, { onSuccess: onDeleted })}
    >
      <Stack gap={4}>
        <Text>{t('templates.deleteText')}</Text>
        {remove.error && (
          <InlineAlert tone="danger" title={t('failed')} alert>
            {failureTextOf(remove.error)}
          </InlineAlert>
        )}
      </Stack>
    </ConfirmDialog>
  )
}
