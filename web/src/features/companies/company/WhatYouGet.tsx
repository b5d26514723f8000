import { IconCalendarEvent, IconCircleCheck, IconCoinEuro, IconMapPin, IconSchool } from '@tabler/icons-react'
import type { OfferSummary } from '@tandem/contract/offers'
import type { ReactNode } from 'react'
import { useFormats } from '#lib/format/useFormats.ts'
import { TitleInLanguage } from '#lib/i18n/TitleInLanguage.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { useOfferType } from '#lib/offer-type.ts'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Icon, type IconType } from '#ui/marks/Icon.tsx'
import styles from './CompanyBody.module.css'
import { gainsOf } from './gains-of.ts'

/** What the offers say, drawn together; nothing where they say nothing. */
export function WhatYouGet({ offers }: { offers: OfferSummary[] }) {
  const t = useTexts('companies')
  const { euro, list, either } = useFormats()
  const { pay, courses, towns, years, benefits, ...told } = gainsOf(offers)
  // A job leads to no degree (decisions, section 5).
  const degrees = useOfferType() === 'studies' ? told.degrees : []
  const perMonth = pay && { least: euro(pay.least), most: euro(pay.most) }
  const isRange = pay !== null && pay.least < pay.most
  if (!pay && [degrees, towns, years, benefits].every((each) => each.length === 0)) return null
  return (
    <Stack as="section" gap={4}>
      <h2>{t('company.gains.title')}</h2>
      <ul className={styles.gets}>
        {perMonth && (
          <Gain icon={IconCoinEuro} title={t(`company.gains.${isRange ? 'payRange' : 'pay'}`, perMonth)}>
            {t(`company.gains.${isRange ? 'payRangeText' : 'payText'}`)}
          </Gain>
        )}
        {degrees.length > 0 && (
          <Gain icon={IconSchool} title={t('company.gains.degree', { degrees: either(degrees) })}>
            {list(courses)}
          </Gain>
        )}
        {towns.length > 0 && (
          <Gain icon={IconMapPin} title={t('company.gains.towns', { towns: either(towns) })}>
            {t('company.gains.townsText', { count: towns.length })}
          </Gain>
        )}
        {years.length > 0 && (
          <Gain
            icon={IconCalendarEvent}
            title={t('company.gains.years', { years: either(years.map(String)) })}
          >
            {t('company.gains.yearsText')}
          </Gain>
        )}
        {benefits.map(({ text, translated, offers: count }) => (
          <Gain
            key={text}
            icon={IconCircleCheck}
            title={<TitleInLanguage title={text} language={translated ? undefined : 'de'} />}
          >
            {count < offers.length
              ? t('company.gains.benefitText', { count, total: offers.length })
              : t(`company.gains.${offers.length > 1 ? 'benefitOfAll' : 'payText'}`)}
          </Gain>
        ))}
      </ul>
    </Stack>
  )
}

type GainProps = { icon: IconType; title: ReactNode; children: string }

function Gain({ icon, title, children }: GainProps) {
  return (
    <li>
      <Icon icon={icon} size={24} />
      <div>
        <Text strong>{title}</Text>
        <Text size="small" muted>
          {children}
        </Text>
      </div>
    </li>
  )
}
