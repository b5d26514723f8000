import type { Application } from '@tandem/contract/applications'
import { isMathsModule } from '@tandem/contract/maths'
import { useTexts } from '#lib/i18n/texts.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Skill, SkillList } from '#ui/data/SkillList.tsx'
import { LevelDots } from '#ui/marks/pips/LevelDots.tsx'

export const highestMathsLevel = 6

/** The self-test gives its modules keys. */
export function useMathsModuleName(): (module: string) => string {
  const t = useTexts('applications')
  return (module) => (isMathsModule(module) ? t(`record.mathsModules.${module}`) : module)
}

/** What the applicant shows of the maths test, the strongest module first. */
export function MathsModules({ modules }: { modules: Application['moduleAdditionals'] }) {
  const t = useTexts('applications')
  const nameOf = useMathsModuleName()
  return (
    <SectionCard title={t('record.maths')}>
      <SkillList>
        {modules
          .toSorted((a, b) => b.rating - a.rating)
          .map(({ name, rating }) => (
            <Skill key={name} name={nameOf(name)}>
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
