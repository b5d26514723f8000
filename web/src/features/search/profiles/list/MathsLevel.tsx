import { useTexts } from '#lib/i18n/texts.ts'
import { LevelDots } from '#ui/marks/pips/LevelDots.tsx'

const highest = 6

/** The mean of what someone shows of the maths test. */
export function MathsLevel({ level }: { level: number }) {
  const t = useTexts('applicantSearch')
  return <LevelDots value={level} max={highest} label={t('preferences.mathsLevel', { level, highest })} />
}
