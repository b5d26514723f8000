import { IconTrendingUp } from '@tabler/icons-react'
import { companyLogo } from '#lib/api/company-logo.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { cx } from '#ui/cx.ts'
import { PanelCurve } from '#ui/marks/art/PanelCurve.tsx'
import { CompanyTile } from '#ui/marks/CompanyTile.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import type { MatchingOffers } from '../offers/useMatchingOffers.ts'
import { useCountWords } from './OfferCount.tsx'
import styles from './SidePanel.module.css'

const tiles = 6
const named = 3

type OffersPanelProps = {
  offers: MatchingOffers
  /** What the last answer brought. */
  gain?: string
}

/** Beside the questions, where there is room: how many offers there are, and of whom. */
export function OffersPanel({ offers, gain }: OffersPanelProps) {
  const t = useTexts('onboarding')
  const { list } = useFormats()
  const words = useCountWords(offers)
  const companies = offers.companies.slice(0, tiles)
  const names = companies.slice(0, named).map(({ name }) => name)
  return (
    <aside aria-label={t('panel')} className={cx('on-inverse', styles.panel, styles.wideOnly)}>
      <div className={styles.art}>
        <PanelCurve />
      </div>
      {words && (
        <div className={cx(styles.words, offers.isUpdating && styles.updating)}>
          <p className={styles.number}>{words.number}</p>
          <p className={styles.title}>{words.text}</p>
          {gain && (
            <p className={styles.gain}>
              <Icon icon={IconTrendingUp} />
              {gain}
            </p>
          )}
          {names.length > 0 && (
            <div className={styles.companies}>
              <div className={styles.tiles}>
                {companies.map((company) => (
                  <CompanyTile key={company.id} name={company.name} src={companyLogo(company)} size={44} />
                ))}
              </div>
              <p>{t('companies', { names: list(names) })}</p>
            </div>
          )}
        </div>
      )}
    </aside>
  )
}
