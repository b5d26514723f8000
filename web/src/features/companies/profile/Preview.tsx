import type { Company, CompanyContent, CompanyProfile } from '@tandem/contract/companies/profile'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Segmented } from '#ui/nav/Segmented.tsx'
import { CompanyBody } from '../company/CompanyBody.tsx'
import { CompanyHead } from '../company/head/CompanyHead.tsx'
import { useCompanyImages } from '../company/head/useCompanyImages.ts'
import { companyOffersQuery, companyQuery, useImageVersion } from '../queries.ts'
import styles from './Preview.module.css'

/** The page as applicants see it, with what is typed and not saved yet. */
export function Preview({ profile }: { profile: CompanyProfile }) {
  const t = useTexts('companies')
  const locale = useLocale()
  const [language, setLanguage] = useState(locale)
  const { watch } = useFormContext<CompanyContent>()
  const offers = useQuery(companyOffersQuery(profile.id, locale))
  const stored = useQuery(companyQuery(profile.id, locale))
  const { descriptionDe, descriptionEn, ...typed } = watch()
  const isGerman = language === 'de' || descriptionEn === ''
  const { id, status, hasLogo, hasMainImage, mainImageFocus, mainImageText, files } = profile
  const company: Company = {
    ...{ id, status, hasLogo, hasMainImage, mainImageFocus, mainImageText, files },
    ...typed,
    description: {
      text: isGerman ? descriptionDe : descriptionEn,
      translated: language === 'de' || descriptionEn !== '' || descriptionDe === '',
    },
    answerDays: stored.data?.answerDays ?? null,
    contacts: stored.data?.contacts ?? [],
    can: { edit: false },
  }
  const images = useCompanyImages(company, useImageVersion())
  return (
    <Stack gap={4}>
      <Text muted>{t('profile.previewText')}</Text>
      <Segmented
        label={t('profile.previewLanguage')}
        options={[
          { value: 'de', label: 'Deutsch' },
          { value: 'en', label: 'English' },
        ]}
        value={language}
        onChange={setLanguage}
      />
      <section className={styles.page} aria-label={t('profile.preview')}>
        <CompanyHead id={id} company={company} offers={offers.data} images={images} level={2} />
        <div className={styles.body}>
          <CompanyBody
            company={company}
            offers={offers.data}
            onRetry={offers.isError ? () => void offers.refetch() : null}
          />
        </div>
      </section>
    </Stack>
  )
}
