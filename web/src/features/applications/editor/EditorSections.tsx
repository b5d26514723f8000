import { IconArrowRight } from '@tabler/icons-react'
import { type Application, applicationTypes } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { memo } from 'react'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useGoToSection } from '#lib/sections/useGoToSection.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { InTurn } from '#ui/layout/InTurn.tsx'
import styles from './ProfileEditor.module.css'
import { PersonSection } from './photo/PersonSection.tsx'
import { ProfileViews } from './preview/ProfileViews.tsx'
import { AboutSection } from './sections/AboutSection.tsx'
import { CareerSection } from './sections/CareerSection.tsx'
import { DocumentSection } from './sections/DocumentSection.tsx'
import { ExpertiseSection } from './sections/ExpertiseSection.tsx'
import { LanguageSection } from './sections/LanguageSection.tsx'
import { MathsSection } from './sections/MathsSection.tsx'
import { SchoolSection } from './sections/SchoolSection.tsx'
import { StudyPreferencesSection } from './sections/StudyPreferencesSection.tsx'
import { TemplateSection } from './sections/TemplateSection.tsx'
import { VisibilitySection } from './sections/VisibilitySection.tsx'

type EditorSectionsProps = { application: Application }

/** Not drawn again because the saving goes on. */
export const EditorSections = memo(function EditorSections({ application }: EditorSectionsProps) {
  const t = useTexts('applications')
  const to = useTo()
  const isTemplate = application.type === applicationTypes.template
  return (
    <div className={styles.sections}>
      <InTurn>
        <PersonSection application={application} />
        <StudyPreferencesSection />
        <SchoolSection applicationId={application.id} />
        <CareerSection applicationId={application.id} />
        <LanguageSection />
        <ExpertiseSection applicationId={application.id} />
        <MathsSection />
        <DocumentSection application={application} />
        <AboutSection />
        {isTemplate ? <TemplateSection /> : <VisibilitySection />}
        {!isTemplate && <ProfileViews applicationId={application.id} />}
        <div className={styles.next}>
          <ButtonLink to={to(paths.ownApplications())}>{t('editor.toList')}</ButtonLink>
          <ButtonLink to={to(paths.offers())} variant="primary" iconAfter={IconArrowRight}>
            {t('editor.toOffers')}
          </ButtonLink>
        </div>
        <SectionOfAddress />
      </InTurn>
    </div>
  )
})

/** Comes after the sections: they have to stand before one can go to one. */
function SectionOfAddress() {
  useGoToSection()
  return null
}
