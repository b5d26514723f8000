import type { CompanyContent, CompanyProfile } from '@tandem/contract/companies/profile'
import { useQuery } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { cx } from '#ui/cx.ts'
import { Definition, DefinitionList } from '#ui/data/DefinitionList.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { useMedia } from '#ui/layout/useMedia.ts'
import { CompanyTile } from '#ui/marks/CompanyTile.tsx'
import { objectPositionOf, useCompanyImages } from '../company/head/useCompanyImages.ts'
import { companyOffersQuery, companyQuery, useImageVersion } from '../queries.ts'
import styles from './CompanyForm.module.css'

type PreviewCardProps = { profile: CompanyProfile; onOpen: () => void }

/** What applicants see first, with what is typed and not saved yet; only where there is room beside the form. */
export function PreviewCard(props: PreviewCardProps) {
  return useMedia('(width >= 78.75em)') && <Card {...props} />
}

function Card({ profile, onOpen }: PreviewCardProps) {
  const t = useTexts('companies')
  const locale = useLocale()
  const { watch } = useFormContext<CompanyContent>()
  const { data: offers } = useQuery(companyOffersQuery(profile.id, locale))
  const { data: stored } = useQuery(companyQuery(profile.id, locale))
  const { name, industry, town, descriptionDe, descriptionEn } = watch()
  const images = useCompanyImages(profile, useImageVersion())
  const isGerman = locale === 'de' || descriptionEn === ''
  const free = offers?.reduce((sum, { freePlaces }) => sum + Math.max(0, freePlaces), 0)
  const days = stored?.answerDays ?? null
  return (
    <section className={styles.card} aria-label={t('profile.asSeen')}>
      {images.mainImage && (
        <div className={styles.band}>
          <img
            src={images.mainImage}
            alt=""
            style={{ objectPosition: objectPositionOf(profile.mainImageFocus) }}
          />
        </div>
      )}
      <div className={cx(styles.tile, images.mainImage && styles.overBand)}>
        <CompanyTile name={name} src={images.logo} />
      </div>
      <div>
        <Text strong>{name}</Text>
        <Text size="small" muted>
          {[industry, town].filter(Boolean).join(', ')}
        </Text>
      </div>
      <DefinitionList>
        {free !== undefined && <Definition term={t('company.free')}>{free}</Definition>}
        {days !== null && (
          <Definition term={t('profile.answersIn')}>{t('profile.days', { count: days })}</Definition>
        )}
      </DefinitionList>
      <p className={styles.excerpt} lang={isGerman ? 'de' : 'en'}>
        {isGerman ? descriptionDe : descriptionEn}
      </p>
      <div>
        <Button size="sm" onClick={onOpen}>
          {t('profile.wholePage')}
        </Button>
      </div>
    </section>
  )
}
