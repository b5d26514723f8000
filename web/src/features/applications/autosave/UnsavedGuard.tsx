import { useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { useTexts } from '#lib/i18n/texts.ts'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import type { Autosave } from './autosave.ts'

type UnsavedGuardProps = { autosave: Pick<Autosave<unknown>, 'flush' | 'hasUnsaved'> }

/** Whoever leaves takes nothing unsaved along: it is saved first, and only if that fails one is asked. */
export function UnsavedGuard({ autosave }: UnsavedGuardProps) {
  const t = useTexts('applications')
  const [failed, setFailed] = useState(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      autosave.hasUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time someone wants to leave
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void autosave.flush().then((saved) => (saved ? blocker.proceed() : setFailed(true)))
  }, [blocker.state])
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!autosave.hasUnsaved()) return
      void autosave.flush()
      event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [autosave])

  function stay() {
    setFailed(false)
    blocker.reset?.()
  }
  return (
    <ConfirmDialog
      open={failed}
      onClose={stay}
      title={t('autosave.leaveTitle')}
      confirm={t('autosave.leave')}
      cancel={t('autosave.stay')}
      danger
      onConfirm={() => blocker.proceed?.()}
    >
      {t('autosave.leaveText')}
    </ConfirmDialog>
  )
}
