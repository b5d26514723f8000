import { useQuery } from '@tanstack/react-query'
import { LoadedPart } from '#features/sign-in/public.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { secondFactorQuery } from './queries.ts'
import { SecondFactors } from './SecondFactors.tsx'

/** What the account signs in with beside its password. */
export function SecuritySection() {
  const t = useTexts('security')
  const secondFactor = useQuery(secondFactorQuery)
  return (
    <SectionCard id="sicherheit" title={t('title')} description={t('description')}>
      <LoadedPart query={secondFactor} rows={4}>
        {(loaded) => <SecondFactors secondFactor={loaded} />}
      </LoadedPart>
    </SectionCard>
  )
}
