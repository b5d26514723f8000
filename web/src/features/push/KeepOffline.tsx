import { useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { chooseKeptData, isDataKept } from '#lib/offline/kept-data.ts'
import { moveKeptState } from '#lib/offline/kept-state.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { Switch } from '#ui/fields/choice/Switch.tsx'

/** A choice of the device, not of the account: others may not be its owner's. */
export function KeepOffline() {
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
