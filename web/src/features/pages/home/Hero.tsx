import type { AccountType } from '@tandem/contract/endpoint'
import { paths } from '@tandem/contract/paths'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { HomeIllustration } from '#ui/marks/art/HomeIllustration.tsx'
import styles from './Hero.module.css'
import { QuickSearch } from './quick/QuickSearch.tsx'

export function Hero() {
  const t = useTexts('home')
  const to = useTo()
  const account = useAccount()
  return (
    <section className={styles.hero}>
      <Container className={styles.inside}>
        <div className={styles.words}>
          <h1 className="display" tabIndex={-1}>
            {t('half')} <span className={styles.theory}>{t('campus')}</span>,
            <br />
            {t('otherHalf')} <span className={styles.practice}>{t('company')}</span>.
            <br />
            {t('whole')}
          </h1>
          <Text size="lead" className={styles.lead}>
            {t('lead')}
          </Text>
          {account ? (
            <SignedInLinks type={account.type} />
          ) : (
            <p>
              {t('forCompanies.question')}{' '}
              <TextLink to={to(paths.register({ type: 'unternehmen' }))}>{t('forCompanies.enter')}</TextLink>
            </p>
          )}
        </div>
        <div className={styles.picture}>
          <HomeIllustration
            label={t('picture.label')}
            applicant={{ title: t('picture.you'), text: t('picture.yourPart') }}
            company={{ title: t('picture.companies'), text: t('picture.theirPart') }}
            meeting={{ title: t('picture.meeting'), text: t('picture.contract') }}
            years={[1, 2, 3].map((year) => t('picture.year', { year }))}
          />
        </div>
        <div className={styles.search}>
          <QuickSearch />
        </div>
      </Container>
    </section>
  )
}

function SignedInLinks({ type }: { type: AccountType }) {
  const t = useTexts('home')
  const to = useTo()
  return (
    <Row wrap>
      <ButtonLink variant="primary" size="lg" to={to(paths.dashboard())}>
        {t('ways.dashboard')}
      </ButtonLink>
      {type !== 'company' && (
        <ButtonLink size="lg" to={to(paths.offers())}>
          {t('ways.offers')}
        </ButtonLink>
      )}
    </Row>
  )
}
