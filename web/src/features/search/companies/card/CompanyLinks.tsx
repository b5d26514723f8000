import type { CompanySummary } from '@tandem/contract/companies'
import { paths } from '@tandem/contract/paths'
import { useTo } from '#lib/i18n/locale.ts'
import { TitleInLanguage } from '#lib/i18n/TitleInLanguage.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { useMayOpen } from '#lib/session/may-open.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import styles from './CompanyCard.module.css'

/** What the ring is about, and whom to ask. */
export function CompanyLinks({ company: { id, name, offers, bestMatch } }: { company: CompanySummary }) {
  const t = useTexts('companySearch')
  const to = useTo()
  const mayOpen = useMayOpen()
  return (
    <div className={styles.links}>
      {bestMatch && (
        <TextLink to={to(paths.offer({ offerId: bestMatch.offer.id }))}>
          {t('card.best')}{' '}
          <TitleInLanguage title={bestMatch.offer.title} language={bestMatch.offer.titleLanguage} />
          <VisuallyHidden>, {name}</VisuallyHidden>
        </TextLink>
      )}
      {offers > 0 && (
        <TextLink to={to(paths.offers({ search: { company: id } }))}>
          {t('card.offers', { count: offers })}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </TextLink>
      )}
      <TextLink to={to(paths.companyContacts({ search: { company: id } }))}>
        {t('card.contacts')}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </TextLink>
      {mayOpen('applyToCompany') && (
        <TextLink to={to(paths.applyToCompany({ recordId: id }))}>
          {t('card.apply')}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </TextLink>
      )}
    </div>
  )
}
