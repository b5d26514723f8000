import type { Application } from '@tandem/contract/applications'
import type { ReactNode } from 'react'
import { LanguageSkills } from '#features/applications/record/content/LanguageSkills.tsx'
import { highestMathsLevel } from '#features/applications/record/content/MathsModules.tsx'
import { usePeriods } from '#features/applications/record/content/usePeriods.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { namesOf, useDocumentTypes, useQualifications, useStudyInterests } from '#lib/reference.ts'
import { Row } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Tag } from '#ui/marks/Tag.tsx'
import styles from './ProfilePreview.module.css'

type PreviewBodyProps = {
  /** As companies get it. */
  profile: Application
  withholds: Withheld
}

/** The parts of which companies are not told what stands in them. */
export type Withheld = Record<'documents' | 'education' | 'career' | 'aboutMe', boolean>

/** What is withheld is said, and what is not filled in too, so that one sees what companies miss. */
export function PreviewBody({ profile, withholds }: PreviewBodyProps) {
  const t = useTexts('applications')
  const formats = useFormats()
  const periodOf = usePeriods()
  const studyInterest = namesOf(useStudyInterests('all'))
  const qualification = namesOf(useQualifications('all'))
  const documentType = namesOf(useDocumentTypes('all'))
  const { studyInterests, grade, education, career, languages, expertises, attachments, aboutMe } = profile
  const graded = (of: number | null) =>
    of !== null && t('editor.kenntnisse.gradeOf', { grade: formats.grade(of) })
  const school = [profile.qualification && qualification(profile.qualification), graded(grade)]
  const modules = profile.moduleAdditionals.filter(({ visible }) => visible)
  const lines = (part: keyof Withheld, written: (string | null | false)[][]) =>
    withholds[part]
      ? [...written, [t(part === 'documents' ? 'editor.withheld' : 'editor.withheldText')]]
      : written
  return (
    <div className={styles.body}>
      <PreviewPart title={t('editor.studienwunsch.title')} isEmpty={studyInterests.length === 0}>
        <Row gap={2} wrap>
          {studyInterests.map((id) => (
            <Tag key={id}>{studyInterest(id)}</Tag>
          ))}
        </Row>
      </PreviewPart>
      <PreviewLines
        title={t('editor.school')}
        lines={lines('education', [
          school,
          ...education.map((each) => [each.academicTitle, each.academyName, periodOf(each)]),
        ])}
      />
      <PreviewLines
        title={t('editor.werdegang.title')}
        muted={withholds.career}
        lines={lines(
          'career',
          career.map((each) => [each.position, each.companyName, periodOf(each)]),
        )}
      />
      <PreviewPart title={t('editor.sprachen.title')} isEmpty={languages.length === 0}>
        <LanguageSkills skills={languages} />
      </PreviewPart>
      <PreviewLines
        title={t('editor.kenntnisse.title')}
        lines={expertises.map((each) => [each.name, graded(each.grade), each.description])}
      />
      {profile.moduleAdditionals.length > 0 && (
        <PreviewLines
          title={t('editor.mathe.title')}
          muted={modules.length === 0}
          lines={
            modules.length === 0
              ? [[t('editor.mathe.notShared')]]
              : modules.map(({ name, rating }) => [
                  name,
                  t('record.mathsLevel', { level: rating, highest: highestMathsLevel }),
                ])
          }
        />
      )}
      <PreviewLines
        title={t('editor.unterlagen.title')}
        muted={withholds.documents}
        lines={lines(
          'documents',
          attachments.map(({ type, name }) => [documentType(type), name]),
        )}
      />
      <PreviewLines
        title={t('editor.ueber-mich.title')}
        muted={withholds.aboutMe}
        lines={lines('aboutMe', [[aboutMe]])}
      />
    </div>
  )
}

type PreviewLinesProps = {
  title: string
  /** The parts of each line; empty ones are left out. */
  lines: (string | null | false)[][]
  muted?: boolean
}

function PreviewLines({ title, lines, muted = false }: PreviewLinesProps) {
  const written = lines.map((parts) => parts.filter(Boolean).join(', ')).filter((line) => line.trim() !== '')
  return (
    <PreviewPart title={title} isEmpty={written.length === 0}>
      {written.map((line) => (
        <Text key={line} size="small" muted={muted} className={styles.prose}>
          {line}
        </Text>
      ))}
    </PreviewPart>
  )
}

type PreviewPartProps = { title: string; isEmpty: boolean; children: ReactNode }

/** What is not filled in is said, so that one sees what companies miss. */
function PreviewPart({ title, isEmpty, children }: PreviewPartProps) {
  const t = useTexts('applications')
  return (
    <section>
      <h3 className={styles.partTitle}>{title}</h3>
      {isEmpty ? (
        <Text size="small" muted>
          {t('editor.notGiven')}
        </Text>
      ) : (
        children
      )}
    </section>
  )
}
