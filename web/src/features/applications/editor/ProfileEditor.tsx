import type { Application } from '@tandem/contract/applications'
import { completeness } from '@tandem/contract/applications/completeness'
import { paths } from '@tandem/contract/paths'
import { useState } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { UnsavedGuard } from '#features/autosave/public.ts'
import { UnsavedParts } from '#lib/form/unsaved-parts.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useOfferType } from '#lib/offer-type.ts'
import { Container } from '#ui/layout/Container.tsx'
import { useMedia } from '#ui/layout/useMedia.ts'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { UploadsContext, useUploads } from '../documents/uploads/useUploads.ts'
import { useRefreshProfile } from '../queries.ts'
import { EditorSections } from './EditorSections.tsx'
import { ProfileBar } from './ProfileBar.tsx'
import styles from './ProfileEditor.module.css'
import { ProfilePreview } from './preview/ProfilePreview.tsx'
import { SectionProgressNav } from './progress/SectionProgressNav.tsx'
import { sectionStates } from './progress/section-states.ts'
import { ConflictAlert } from './saving/ConflictAlert.tsx'
import { contentOf, type Draft, savable } from './saving/content.ts'
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

/** Apart from the sections, so that typing does not draw them anew. */
function SectionProgress({ application }: { application: Application }) {
  const draft = useWatch<Draft>() as Draft
  const offerType = useOfferType()
  const { type, attachments } = application
  const content = savable(draft, contentOf(application))
  return (
    <SectionProgressNav
      {...completeness({ type, content, attachments, offerType })}
      states={sectionStates(draft, attachments, offerType)}
    />
  )
}

type PreviewPaneProps = { application: Application; isBeside: boolean; onClose: () => void }

/** Beside the form where there is room for both, else over it. */
function PreviewPane({ application, isBeside, onClose }: PreviewPaneProps) {
  const t = useTexts('applications')
  if (isBeside) {
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by itself, also by keyboard
      <aside tabIndex={0} aria-label={t('editor.preview')}>
        <ProfilePreview application={application} />
      </aside>
    )
  }
  return (
    <Sheet open onClose={onClose} title={t('editor.preview')}>
      <ProfilePreview application={application} />
    </Sheet>
  )
}
