import { IconBell } from '@tabler/icons-react'
import type { PushDevice } from '@tandem/contract/push'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { focusHeading } from '#lib/sections/go-to-section.ts'
import { Button } from '#ui/actions/Button.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { useAllowPush, useRemoveDevice } from './queries.ts'
import type { ThisBrowser } from './this-browser.ts'

type ThisDeviceProps = { publicKey: string; devices: PushDevice[]; browser: ThisBrowser }

/** Explains first; the browser asks its question only after a click. */
export function ThisDevice({ publicKey, devices, browser }: ThisDeviceProps) {
  const t = useTexts('push')
  const allow = useAllowPush(publicKey)
  const remove = useRemoveDevice()
  const own = devices.find(({ endpointDigest }) => endpointDigest === browser.digest)
  const error = allow.error ?? remove.error

  function onAllow() {
    allow.mutate(undefined, {
      onSuccess: (isAllowed) => {
        if (isAllowed) notify({ type: 'success', title: t('allowed') })
        focusHeading('push')
      },
    })
  }
  function onRemove(id: string) {
    remove.mutate(
      { id, isThis: true },
      {
        onSuccess: () => {
          notify({ type: 'success', title: t('turnedOff') })
          focusHeading('push')
        },
      },
    )
  }
  if (browser.state === 'unsupported') return <Text muted>{t('unsupported')}</Text>
  if (browser.state === 'install') return <Text muted>{t('install')}</Text>
  if (browser.state === 'denied') {
    return (
      <InlineAlert tone="warning" title={t('denied.title')} alert={allow.data === false}>
        {t('denied.text')}
      </InlineAlert>
    )
  }
  return (
    <Stack gap={3}>
      {error && (
        <InlineAlert tone="danger" title={t('failed')} alert>
          {failureTextOf(error)}
        </InlineAlert>
      )}
      {own ? (
        <Row wrap justify="between">
          <Text>{t('on')}</Text>
          <Button size="sm" busy={remove.isPending} busyText={t('offBusy')} onClick={() => onRemove(own.id)}>
            {t('off')}
          </Button>
        </Row>
      ) : (
        <>
          <Row wrap>
            <Button icon={IconBell} busy={allow.isPending} busyText={t('allowBusy')} onClick={onAllow}>
              {t('allow')}
            </Button>
          </Row>
          <Text size="small" muted>
            {allow.data === false ? t('dismissed') : t('allowHint')}
          </Text>
        </>
      )}
    </Stack>
  )
}
