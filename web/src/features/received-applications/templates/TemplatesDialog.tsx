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
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { Loading } from '#ui/states/Loading.tsx'
import { templatesQuery, useDeleteTemplate } from './queries.ts'
import { TemplateForm } from './TemplateForm.tsx'

/** The company's own templates: write, change, delete. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('receivedApplications')
  const { data, error, refetch } = useQuery(templatesQuery())
  const remove = useDeleteTemplate()
  const [edited, setEdited] = useState<ReplyTemplate | 'new' | null>(null)
  const [done, setDone] = useState('')
  const body = useRef<HTMLDivElement>(null)

  function leave(words: string) {
    setEdited(null)
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
                          onClick={() =>
                            remove.mutate(template.id, { onSuccess: () => leave(t('templates.deleted')) })
                          }
                        />
                      </Row>
                    </Row>
                  </li>
                ))}
              </Stack>
            )}
            {remove.error && (
              <InlineAlert tone="danger" title={t('failed')} alert>
                {failureTextOf(remove.error)}
              </InlineAlert>
            )}
            <div>
              <Button data-new onClick={() => setEdited('new')}>
                {t('templates.new')}
              </Button>
            </div>
          </Stack>
        )}
      </div>
    </Dialog>
  )
}
