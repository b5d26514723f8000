import { useEffect, useState } from 'react'
import { type Location, useBlocker } from 'react-router'
import { failedNames, type Uploads, uploadingNames } from '#lib/api/uploads/uploads.ts'
import { useAllUploads } from '#lib/api/uploads/useAllUploads.ts'
import { useUnsavedCheck } from '#lib/form/unsaved-parts.ts'
import { isAnotherPage } from '#lib/form/useUnsavedGuard.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { currentAccount } from '#lib/session/session-store.ts'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import type { Autosave } from './autosave.ts'

type UnsavedGuardProps = {
  autosave: Pick<Autosave<unknown>, 'flush' | 'hasUnsaved'>
  uploads?: Uploads
  /** Whether a navigation leaves the form; another page does. */
  leaves?: (from: Location, to: Location) => boolean
}

/** A short wait needs no words. */
const unnoticedMs = 400

/** Whoever leaves leaves nothing unsaved behind: it is saved first, and only if that fails one is asked. */
export function UnsavedGuard({ autosave, uploads, leaves = isAnotherPage }: UnsavedGuardProps) {
  const t = useTexts('autosave')
  const { list } = useFormats()
  const [asking, setAsking] = useState<'wait' | 'leave' | null>(null)
  const files = useAllUploads(uploads)
  const waitsFor = uploadingNames(files)
  const isWaiting = waitsFor.length > 0
  const hasUnsaved = () => autosave.hasUnsaved() || isUnsaved(uploads)
  useUnsavedCheck(hasUnsaved)
  // Nobody could save it, or answer, who is signed out.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved() && currentAccount() !== null && leaves(currentLocation, nextLocation),
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time someone wants to leave, and again when the files are there
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (isWaiting) {
      const noticed = setTimeout(() => setAsking('wait'), unnoticedMs)
      return () => clearTimeout(noticed)
    }
    let isCurrent = true
    void autosave.flush().then((saved) => {
      if (!isCurrent) return
      if (saved && !isUnsaved(uploads)) blocker.proceed()
      else setAsking('leave')
    })
    return () => {
      isCurrent = false
    }
  }, [blocker.state, isWaiting])

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!autosave.hasUnsaved() && !isUnsaved(uploads)) return
      void autosave.flush()
      event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [autosave, uploads])

  function stay() {
    setAsking(null)
    blocker.reset?.()
  }
  return (
    <>
      <ConfirmDialog
        open={asking === 'wait' && isWaiting}
        onClose={stay}
        title={t('waitTitle')}
        confirm={t('cancelUpload')}
        cancel={t('stay')}
        danger
        onConfirm={() => uploads?.cancel()}
      >
        {t('waitText', { files: list(waitsFor) })}
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'leave'}
        onClose={stay}
        title={t('leaveTitle')}
        confirm={t('leave')}
        cancel={t('stay')}
        danger
        onConfirm={() => blocker.proceed?.()}
      >
        {t('leaveText')}
      </ConfirmDialog>
    </>
  )
}

function isUnsaved(uploads: Uploads | undefined): boolean {
  const files = uploads?.all() ?? []
  return uploadingNames(files).length + failedNames(files).length > 0
}
