import { IconArrowRight } from '@tabler/icons-react'
import { paths } from '@tandem/contract/paths'
import { Link } from 'react-router'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { AudiencePanel } from './AudiencePanel.tsx'
import styles from './AudiencePanels.module.css'

/** The two sides turn their curves to each other, and so draw the logo between them. */
export function AudiencePanels() {
  const t = useTexts('pages')
  const to = useTo()
  return (
    <Container className={styles.doors}>
      <AudiencePanel
        tone="theory"
        over={t('home.applicants.over')}
        title={t('home.applicants.title')}
        reasons={[t('home.applicants.profile'), t('home.applicants.search'), t('home.applicants.write')]}
      >
        <ButtonLink
          variant="accent"
          size="lg"
          iconAfter={IconArrowRight}
          to={to(paths.register({ type: 'bewerber' }))}
        >
          {t('home.applicants.enter')}
        </ButtonLink>
        <p className={styles.eligibility}>
          <Link to={to(paths.eligibility())}>{t('home.applicants.eligibility')}</Link>
        </p>
      </AudiencePanel>
      <AudiencePanel
        tone="practice"
        over={t('home.companies.over')}
        title={t('home.companies.title')}
        reasons={[t('home.companies.board'), t('home.companies.documents'), t('home.companies.write')]}
      >
        <ButtonLink
          variant="ink"
          size="lg"
          iconAfter={IconArrowRight}
          to={to(paths.register({ type: 'unternehmen' }))}
        >
          {t('home.companies.enter')}
        </ButtonLink>
      </AudiencePanel>
    </Container>
  )
}
