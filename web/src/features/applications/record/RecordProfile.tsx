import type { Application } from '@tandem/contract/applications'
import { useTexts } from '#lib/i18n/texts.ts'
import { SectionStack } from '#ui/cards/SectionStack.tsx'
import { EducationAndCareer } from './content/EducationAndCareer.tsx'
import { Expertises } from './content/Expertises.tsx'
import { Languages } from './content/Languages.tsx'
import { Prose } from './content/Prose.tsx'
import { Withheld } from './content/Withheld.tsx'
import { RecordFacts } from './RecordFacts.tsx'

/** What someone says of themselves, one below the other: for a narrow place. */
export function RecordProfile({ application }: { application: Application }) {
  const t = useTexts('applications')
  const { aboutMe, education, career, languages, expertises } = application
  return (
    <SectionStack>
      <Withheld application={application} />
      <Prose title={t('record.aboutMe')}>{aboutMe}</Prose>
      <RecordFacts application={application} columns={2} />
      {education.length + career.length > 0 && <EducationAndCareer education={education} career={career} />}
      {languages.length > 0 && <Languages languages={languages} />}
      {expertises.length > 0 && <Expertises expertises={expertises} />}
    </SectionStack>
  )
}
