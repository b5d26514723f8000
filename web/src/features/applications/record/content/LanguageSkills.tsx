import type { LanguageSkill } from '@tandem/contract/applications/content'
import { type LanguageLevel, languageLevels } from '@tandem/contract/reference'
import type * as z from 'zod/mini'
import { useTexts } from '#lib/i18n/texts.ts'
import { namesOf, useLanguages } from '#lib/reference.ts'
import { Skill, SkillList } from '#ui/data/SkillList.tsx'
import { LevelDots } from '#ui/marks/pips/LevelDots.tsx'

/** A1 to C2; who grew up with a language is past counting. */
const highest = languageLevels.indexOf('nearly_native')

/** Languages, the best spoken first. */
export function LanguageSkills({ skills }: { skills: z.output<typeof LanguageSkill>[] }) {
  const t = useTexts('applications')
  const nameOf = namesOf(useLanguages('all'))
  const levelOf = (rating: LanguageLevel) => languageLevels.indexOf(rating)
  const sorted = skills.toSorted((a, b) => levelOf(b.rating) - levelOf(a.rating))
  return (
    <SkillList>
      {sorted.map(({ name, rating }) => (
        <Skill key={name} name={nameOf(name)}>
          {rating !== 'native' && rating !== 'no_choice' && (
            <LevelDots value={levelOf(rating)} max={highest} label={t(`levels.words.${rating}`)} />
          )}
          {t(`levels.short.${rating}`)}
        </Skill>
      ))}
    </SkillList>
  )
}
