import type { Application } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { UnsavedGuard } from '#features/autosave/public.ts'
import { UnsavedParts } from '#lib/form/unsaved-parts.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { Container } from '#ui/layout/Container.tsx'
import { useMedia } from '#ui/layout/useMedia.ts'
import { UploadsContext, useUploads } from '../documents/uploads/useUploads.ts'
import { useRefreshProfile } from '../queries.ts'
import { EditorSections } from './EditorSections.tsx'
import { ProfileBar } from './ProfileBar.tsx'
import styles from './ProfileEditor.module.css'
import { PreviewPane } from './preview/PreviewPane.tsx'
import { SectionProgress } from './progress/SectionProgress.tsx'
import { ConflictAlert } from './saving/ConflictAlert.tsx'
import { SavingState } from './saving/SavingState.tsx'
import { useProfileSaving } from './saving/useProfileSaving.ts'

export function ProfileEditor({ application }: { application: Application }) {
  const to = useTo()
  const navigate = useNavigate()
  const [parts] = useState(() => new Set<string>())
  const saving = useProfileSaving(application, parts)
  const refresh = useRefreshProfile(application.id)
  const uploads = useUploads(application.id, () => refresh({ throwOnError: true }))
  const isBeside = useMedia('(width >= 78.75em)')
  const [shown, setShown] = useState({ beside: true, sheet: false })
  const isOpen = isBeside ? shown.beside : shown.sheet
  const toggle = () => setShown(isBeside ? { ...shown, beside: !isOpen } : { ...shown, sheet: !isOpen })

  return (
    <FormProvider {...saving.form}>
      <UnsavedParts value={parts}>
        <ProfileBar
          saving={<SavingState {...saving} />}
          preview={{ isOpen, isBeside, onToggle: toggle }}
          onDone={() => navigate(to(paths.ownApplications()))}
        >
          {saving.conflict && <ConflictAlert {...saving.conflict} onResolve={saving.resolveConflict} />}
        </ProfileBar>
        <Container className={styles.columns}>
          <SectionProgress application={application} />
          <UploadsContext value={uploads}>
            <EditorSections application={application} />
          </UploadsContext>
          {isOpen && <PreviewPane application={application} isBeside={isBeside} onClose={toggle} />}
        </Container>
        <UnsavedGuard autosave={saving.guard} uploads={uploads} />
      </UnsavedParts>
    </FormProvider>
  )
}
