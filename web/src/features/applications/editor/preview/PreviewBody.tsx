import type { Attachment } from '@tandem/contract/applications'
import { LanguageSkills } from '#features/applications/record/content/LanguageSkills.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { namesOf, useDocumentTypes, useStudyInterests } from '#lib/reference.ts'
import { Row } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Tag } from '#ui/marks/Tag.tsx'
import type { Draft } from '../saving/content.ts'
import { PreviewPart } from './PreviewPart.tsx'
import { PreviewSchool } from './PreviewSchool.tsx'
import styles from './ProfilePreview.module.css'

type PreviewBodyProps = {
  draft: Draft
  /** Null where companies do not see them. */
  documents: Attachment[] | null
}

export function PreviewBody({ draft, documents }: PreviewBodyProps) {
  const t = useTexts('applications')
  const studyInterest = namesOf(useStudyInterests())
  const documentType = namesOf(useDocumentTypes())
  // As the server withholds: the documents, and what was written freely.
  const isAnonymous = draft.visibility === 'anonymous'
  const documentNames = [...new Set(documents?.map(({ type }) => documentType(type)))]
  return (
    <div className={styles.body}>
      <PreviewPart title={t('editor.studienwunsch.title')} isEmpty={draft.studyInterests.length === 0}>
        <Row gap={2} wrap>
          {draft.studyInterests.map((id) => (
            <Tag key={id}>{studyInterest(id)}</Tag>
          ))}
        </Row>
      </PreviewPart>
      <PreviewSchool draft={draft} />
      <PreviewPart title={t('editor.werdegang.title')} isEmpty={draft.career.length === 0}>
        {draft.career.map(({ position, companyName, from, to }) => (
          <Text key={`${position} ${companyName} ${from} ${to}`} size="small">
            {[position, companyName].filter(Boolean).join(', ')}
          </Text>
        ))}
      </PreviewPart>
      <PreviewPart title={t('editor.sprachen.title')} isEmpty={draft.languages.length === 0}>
        <LanguageSkills skills={draft.languages} />
      </PreviewPart>
      <PreviewPart title={t('editor.kenntnisse.title')} isEmpty={draft.expertises.length === 0}>
        <Text size="small">{draft.expertises.map(({ name }) => name).join(', ')}</Text>
      </PreviewPart>
      <PreviewPart
        title={t('editor.unterlagen.title')}
        isEmpty={documents !== null && documents.length === 0}
      >
        <Text size="small" muted={documents === null}>
          {documents === null ? t('editor.withheld') : documentNames.join(', ')}
        </Text>
      </PreviewPart>
      <PreviewPart title={t('editor.ueber-mich.title')} isEmpty={!isAnonymous && draft.aboutMe.trim() === ''}>
        <Text size="small" muted={isAnonymous} className={styles.prose}>
          {isAnonymous ? t('editor.withheld') : draft.aboutMe}
        </Text>
      </PreviewPart>
    </div>
  )
}
