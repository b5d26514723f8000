import { paths } from '@tandem/contract/paths'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { Text } from '#ui/layout/Text.tsx'
import styles from './EligibilityBand.module.css'

/** The check that anybody can make without an account. */
export function EligibilityBand() {
  const t = useTexts('homeBelow')
  const to = useTo()
  return (
    <Container>
      <section className={styles.band} aria-labelledby="eligibility-title">
        <div className={styles.words}>
          <h2 id="eligibility-title">{t('eligibility.title')}</h2>
          <Text size="lead">{t('eligibility.text')}</Text>
          <ButtonLink to={to(paths.eligibility())}>{t('eligibility.action')}</ButtonLink>
        </div>
        <ul className={styles.ways} aria-label={t('eligibility.ways')}>
          <li>{t('eligibility.direct')}</li>
          <li>{t('eligibility.delta')}</li>
          <li>{t('eligibility.aptitude')}</li>
          <li>{t('eligibility.equivalence')}</li>
        </ul>
      </section>
    </Container>
  )
}
