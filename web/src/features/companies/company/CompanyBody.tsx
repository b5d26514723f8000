import type { Company } from '@tandem/contract/companies/profile'
import type { OfferSummary } from '@tandem/contract/offers'
import { CompanyContactsCard } from '#features/contacts/public.ts'
import { Prose } from '#features/offers/public.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { AnswerCard, ReachCard } from './AsideCards.tsx'
import styles from './CompanyBody.module.css'
import { CompanyFiles } from './CompanyFiles.tsx'
import { CompanyOffers } from './CompanyOffers.tsx'
import { LocationsCard } from './LocationsCard.tsx'
import { WhatYouGet } from './WhatYouGet.tsx'

type CompanyBodyProps = {
  company: Company
  offers: OfferSummary[] | undefined
  /** Only where the offers could not be loaded. */
  onRetry: (() => void) | null
}

export function CompanyBody({ company, offers, onRetry }: CompanyBodyProps) {
  const t = useTexts('companies')
  const account = useAccount()
  return (
    <div className={styles.columns}>
      <Stack gap={9}>
        <CompanyOffers companyId={company.id} offers={offers} onRetry={onRetry} />
        {company.description.text ? (
          <Prose title={t('company.about')} prose={company.description} />
        ) : (
          <Stack as="section" gap={3}>
            <h2>{t('company.about')}</h2>
            <Text muted>{t('company.noText')}</Text>
          </Stack>
        )}
        {offers && <WhatYouGet offers={offers} />}
        {company.files.length > 0 && <CompanyFiles companyId={company.id} files={company.files} />}
      </Stack>
      <Stack as="aside" gap={4}>
        <AnswerCard days={company.answerDays} />
        {account && <CompanyContactsCard companyId={company.id} />}
        <LocationsCard company={company} offers={offers ?? (onRetry ? [] : undefined)} />
        <ReachCard company={company} />
      </Stack>
    </div>
  )
}
