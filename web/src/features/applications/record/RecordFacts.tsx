import type { Application } from '@tandem/contract/applications'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { namesOf, useQualifications, useStudyInterests } from '#lib/reference.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Definition, DefinitionList } from '#ui/data/DefinitionList.tsx'
import { BreakableAddress } from '#ui/layout/BreakableAddress.tsx'

type RecordFactsProps = {
  application: Pick<
    Application,
    'grade' | 'qualification' | 'desiredYears' | 'studyInterests' | 'places' | 'applicant' | 'sentAt'
  >
  columns?: 1 | 2
}

export function RecordFacts({ application, columns }: RecordFactsProps) {
  const t = useTexts('applications')
  const formats = useFormats()
  const isOwn = useAccount()?.type === 'applicant'
  const qualificationName = namesOf(useQualifications('all'))
  const interestName = namesOf(useStudyInterests('all'))
  const { grade, qualification, desiredYears, studyInterests, places, applicant, sentAt } = application
  return (
    <SectionCard title={t('record.facts')}>
      <DefinitionList columns={columns}>
        {qualification && (
          <Definition term={t('record.qualification')}>{qualificationName(qualification)}</Definition>
        )}
        {grade !== null && <Definition term={t('record.grade')}>{formats.grade(grade)}</Definition>}
        {desiredYears.length > 0 && (
          <Definition term={t('record.years')}>{formats.list(desiredYears.map(String))}</Definition>
        )}
        {studyInterests.length > 0 && (
          <Definition term={t('record.studyInterests')}>
            {formats.list(studyInterests.map(interestName))}
          </Definition>
        )}
        {places.length > 0 && (
          <Definition term={t('record.places')}>
            {formats.list(
              places.map(({ place, radius }) =>
                radius === 0 ? place : t('record.around', { place, distance: formats.kilometres(radius) }),
              ),
            )}
          </Definition>
        )}
        {applicant.email && (
          <Definition term={t('record.email')}>
            <TextLink href={`mailto:${applicant.email}`}>
              <BreakableAddress>{applicant.email}</BreakableAddress>
            </TextLink>
          </Definition>
        )}
        {sentAt && (
          <Definition term={t(isOwn ? 'record.ownSentAt' : 'record.sentAt')}>
            {formats.day(sentAt)}
          </Definition>
        )}
      </DefinitionList>
    </SectionCard>
  )
}
