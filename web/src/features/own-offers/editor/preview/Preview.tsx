import type { Locale } from '@tandem/contract/common'
import type { OfferContent, OwnOffer } from '@tandem/contract/offers/own-offers'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { OfferPreview } from '#features/offers/public.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { namesOf, useExpertises, useLanguages, useQualifications, useStudyInterests } from '#lib/reference.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { Card } from '#ui/cards/Card.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Segmented } from '#ui/nav/Segmented.tsx'
import { offerChoicesQuery, ownCompanyQuery } from '../../queries.ts'
import { type Names, toOffer } from './to-offer.ts'

/** The offer as applicants read it, while it is written. */
export function Preview({ taken }: Pick<OwnOffer, 'taken'>) {
  const t = useTexts('ownOffers')
  const here = useLocale()
  const [locale, setLocale] = useState<Locale>(here)
  const content = useWatch<OfferContent>() as OfferContent
  const offer = toOffer(content, taken, useNames(), locale)
  return (
    <Stack gap={3}>
      <Row wrap justify="between">
        <Text size="small" muted>
          {t('preview.caption')}
        </Text>
        <Segmented
          label={t('preview.language')}
          value={locale}
          onChange={setLocale}
          options={[
            { value: 'de', label: 'DE' },
            { value: 'en', label: 'EN' },
          ]}
        />
      </Row>
      <Card>
        <OfferPreview offer={offer} title={offer.title || t('untitled')} />
      </Card>
    </Stack>
  )
}

function useNames(): Names {
  const choices = useQuery(offerChoicesQuery(useLocale())).data
  const company = useQuery(ownCompanyQuery).data
  const account = useAccount()
  return {
    company: {
      id: company?.id ?? account?.companyId ?? '',
      name: company?.name ?? account?.displayName ?? '',
      town: company?.town ?? '',
      hasLogo: company?.hasLogo ?? false,
    },
    studyInterests: useStudyInterests('all'),
    institutionLocations: choices?.institutionLocations ?? [],
    contacts: choices?.contacts ?? [],
    qualifications: useQualifications('all'),
    language: namesOf(useLanguages('all')),
    expertise: namesOf(useExpertises('all')),
  }
}
