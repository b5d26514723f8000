import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadedPart } from '#features/sign-in/public.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { chooseKeptData, isDataKept } from '#lib/offline/kept-data.ts'
import { moveKeptState } from '#lib/offline/kept-state.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Switch } from '#ui/fields/choice/Switch.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { PushDevices } from './PushDevices.tsx'
import { pushSettingsQuery, thisBrowserQuery, useSwitchKind } from './queries.ts'
import { ThisDevice } from './ThisDevice.tsx'

/** What this device and others say while Tandem is closed. */
export function PushSettings() {
  const t = useTexts('push')
  const settings = useQuery(pushSettingsQuery)
  const browser = useQuery(thisBrowserQuery)
  const change = useSwitchKind()
  return (
    <div id="push">
      <Stack gap={4}>
        <h3 className="h4" tabIndex={-1}>
          {t('title')}
        </h3>
        <Text>{t('text')}</Text>
        <KeepOffline />
        <LoadedPart query={settings} rows={2}>
          {({ publicKey, devices, kinds }) => (
            <>
              {browser.data && <ThisDevice {...{ publicKey, devices, browser: browser.data }} />}
              {devices.length > 0 && (
                <>
                  <h4>{t('kinds')}</h4>
                  {change.error && (
                    <InlineAlert tone="danger" title={t('kindFailed')} alert>
                      {failureTextOf(change.error)}
                    </InlineAlert>
                  )}
                  {kinds.map(({ id, enabled }) => (
                    <Switch
                      key={id}
                      label={t(`kind.${id}`)}
                      hint={id === 'messages' ? t('kindHint.messages') : undefined}
                      checked={enabled}
                      onChange={(event) => change.mutate({ kind: id, enabled: event.target.checked })}
                    />
                  ))}
                  <PushDevices devices={devices} digest={browser.data?.digest ?? null} />
                </>
              )}
            </>
          )}
        </LoadedPart>
      </Stack>
    </div>
  )
}

/** A choice of the device, not of the account: others may not be its owner's. */
function KeepOffline() {
  const t = useTexts('push')
  const { id, type } = useSignedIn()
  const [isOn, setOn] = useState(() => isDataKept(id))
  if (!('caches' in globalThis)) return null
  return (
    <Switch
      label={t('offline.label')}
      hint={t(type === 'applicant' ? 'offline.hint' : 'offline.hintOthers')}
      checked={isOn}
      onChange={({ target }) => {
        setOn(target.checked)
        void chooseKeptData(id, target.checked)
        moveKeptState()
      }}
    />
  )
}
