import { IconArrowRight } from '@tabler/icons-react'
import { paths } from '@tandem/contract/paths'
import { Link } from 'react-router'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useOfferType } from '#lib/offer-type.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { AudiencePanel } from './AudiencePanel.tsx'
import styles from './AudiencePanels.module.css'

/** The two sides turn their curves to each other, and so draw the logo between them. */
export function AudiencePanels() {
  const t = useTexts('homeBelow')
  const to = useTo()
  const isStudy = useOfferType() === 'studies'
  return (
    <Container className={styles.doors}>
      <AudiencePanel
        tone="theory"
        over={t('applicants.over')}
        title={t('applicants.title')}
        reasons={[t('applicants.profile'), t('applicants.search'), t('applicants.write')]}
      >
        <ButtonLink
          variant="accent"
          size="lg"
          iconAfter={IconArrowRight}
          to={to(paths.register({ type: 'bewerber' }))}
        >
          {t('applicants.enter')}
        </ButtonLink>
        {isStudy && (
          <p className={styles.eligibility}>
            <Link to={to(paths.eligibility())}>{t('applicants.eligibility')}</Link>
          </p>
        )}
      </AudiencePanel>
      <AudiencePanel
        tone="practice"
        over={t('companies.over')}
        title={t('companies.title')}
        reasons={[t('companies.board'), t('companies.documents'), t('companies.write')]}
      >
        <ButtonLink
          variant="ink"
          size="lg"
          iconAfter={IconArrowRight}
          to={to(paths.register({ type: 'unternehmen' }))}
        >
          {t('companies.enter')}
        </ButtonLink>
      </AudiencePanel>
    </Container>
  )
}
