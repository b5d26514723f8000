import type { PushDevice } from '@tandem/contract/push'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { focusHeading } from '#lib/sections/go-to-section.ts'
import { Button } from '#ui/actions/Button.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Tag } from '#ui/marks/Tag.tsx'
import { useRemoveDevice } from './queries.ts'

/** Also those that are no longer at hand: a phone that was lost tells nothing any more. */
export function PushDevices({ devices, digest }: { devices: PushDevice[]; digest: string | null }) {
  const t = useTexts('push')
  const { dateTime } = useFormats()
  const remove = useRemoveDevice()
  return (
    <Stack gap={3}>
      <h4>{t('devices')}</h4>
      {remove.error && (
        <InlineAlert tone="danger" title={t('removeFailed')} alert>
          {failureTextOf(remove.error)}
        </InlineAlert>
      )}
      <Stack as="ul" gap={3}>
        {devices.map(({ id, device, addedAt, endpointDigest }) => {
          const name = device || t('unknown')
          const time = dateTime(addedAt)
          const isThis = endpointDigest === digest
          return (
            <li key={id}>
              <Row wrap justify="between">
                <div>
                  <Row wrap gap={2}>
                    <b>{name}</b>
                    {isThis && <Tag tone="theory">{t('current')}</Tag>}
                  </Row>
                  <Text size="small" muted>
                    {t('since', { time })}
                  </Text>
                </div>
                <Button
                  size="sm"
                  aria-label={t('removeName', { device: name, time })}
                  busy={remove.isPending && remove.variables.id === id}
                  busyText={t('removeBusy')}
                  onClick={() =>
                    remove.mutate(
                      { id, isThis },
                      {
                        onSuccess: () => {
                          notify({ type: 'success', title: t('removed', { device: name }) })
                          focusHeading('push')
                        },
                      },
                    )
                  }
                >
                  {t('remove')}
                </Button>
              </Row>
            </li>
          )
        })}
      </Stack>
    </Stack>
  )
}
