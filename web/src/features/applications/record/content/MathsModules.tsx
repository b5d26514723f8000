import type { Application } from '@tandem/contract/applications'
import { useTexts } from '#lib/i18n/texts.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Skill, SkillList } from '#ui/data/SkillList.tsx'
import { LevelDots } from '#ui/marks/pips/LevelDots.tsx'

export const highestMathsLevel = 6

/** What the applicant shows of the maths test, the strongest module first. */
export function MathsModules({ modules }: { modules: Application['moduleAdditionals'] }) {
  const t = useTexts('applications')
  return (
    <SectionCard title={t('record.maths')}>
      <SkillList>
        {modules
          .toSorted((a, b) => b.rating - a.rating)
          .map(({ name, rating }) => (
            <Skill key={name} name={name}>
              <LevelDots
                value={rating}
                max={highestMathsLevel}
                label={t('record.mathsLevel', { level: rating, highest: highestMathsLevel })}
              />
            </Skill>
          ))}
      </SkillList>
    </SectionCard>
  )
}
