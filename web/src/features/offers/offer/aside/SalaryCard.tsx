import type { Offer } from '@tandem/contract/offers'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Skill, SkillList } from '#ui/data/SkillList.tsx'

export function SalaryCard({ offer: { salary } }: { offer: Offer }) {
  const t = useTexts('offers')
  const { euro } = useFormats()
  if (salary.length === 0) return null
  return (
    <SectionCard title={<span className="h4">{t('salary.title')}</span>} description={t('salary.text')}>
      <SkillList>
        {salary.map((amount, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the position is the year
          <Skill key={index} name={t('salary.year', { number: index + 1 })}>
            {euro(amount)}
          </Skill>
        ))}
      </SkillList>
    </SectionCard>
  )
}
