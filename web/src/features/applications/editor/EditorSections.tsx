import { IconArrowRight } from '@tabler/icons-react'
import { type Application, applicationTypes } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { memo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { DocumentList } from '#features/applications/documents/DocumentList.tsx'
import type { Draft } from '#features/applications/editor/saving/content.ts'
import { useRefreshProfile } from '#features/applications/queries.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useGoToSection } from '#lib/sections/useGoToSection.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { InTurn } from '#ui/layout/InTurn.tsx'
import { Text } from '#ui/layout/Text.tsx'
import styles from './ProfileEditor.module.css'
import { PersonSection } from './photo/PersonSection.tsx'
import { ProfileViews } from './preview/ProfileViews.tsx'
import { CareerSection } from './sections/CareerSection.tsx'
import { ExpertiseSection } from './sections/ExpertiseSection.tsx'
import { LanguageSection } from './sections/LanguageSection.tsx'
import { MathsSection } from './sections/MathsSection.tsx'
import { SchoolSection } from './sections/SchoolSection.tsx'
import { StudyPreferencesSection } from './sections/StudyPreferencesSection.tsx'
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

/** In the place of a profile's visibility: nobody finds the template. */
function TemplateSection() {
  const t = useTexts('applications')
  return (
    <SectionCard id="sichtbarkeit" title={t('editor.sichtbarkeit.title')}>
      <Text>{t('own.template.visibility')}</Text>
    </SectionCard>
  )
}

function AboutSection() {
  const t = useTexts('applications')
  const { register, formState } = useFormContext<Draft>()
  return (
    <SectionCard
      id="ueber-mich"
      title={t('editor.ueber-mich.title')}
      description={t('editor.ueber-mich.text')}
    >
      <TextArea
        label={t('editor.ueber-mich.label')}
        rows={6}
        autoGrow
        maxLength={5000}
        error={formState.errors.aboutMe?.message}
        {...register('aboutMe')}
      />
    </SectionCard>
  )
}

function DocumentSection({ application }: { application: Application }) {
  const t = useTexts('applications')
  const refresh = useRefreshProfile(application.id)
  const qualification = useWatch<Draft, 'qualification'>({ name: 'qualification' })
  return (
    <SectionCard
      id="unterlagen"
      title={t('editor.unterlagen.title')}
      description={t('editor.unterlagen.text')}
    >
      <DocumentList application={application} qualification={qualification} refresh={() => refresh()} />
    </SectionCard>
  )
}
