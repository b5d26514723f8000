import { useTexts } from '#lib/i18n/texts.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { HomeLanes } from '#ui/art/HomeLanes.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { Text } from '#ui/layout/Text.tsx'
import styles from './Hero.module.css'
import { SignedInLinks } from './SignedInLinks.tsx'

export function Hero() {
  const t = useTexts('pages')
  const account = useAccount()
  return (
    <section className={styles.hero}>
      <Container className={styles.inside}>
        <div className={styles.words}>
          <h1 className="display" tabIndex={-1}>
            {t('home.half')} <span className={styles.theory}>{t('home.campus')}</span>,
            <br />
            {t('home.otherHalf')} <span className={styles.practice}>{t('home.company')}</span>.
            <br />
            {t('home.whole')}
          </h1>
          <Text size="lead" className={styles.lead}>
            {t('home.lead')}
          </Text>
          {account && <SignedInLinks type={account.type} />}
        </div>
        <div className={styles.picture}>
          <HomeLanes
            label={t('home.lanes.label')}
            applicant={{ title: t('home.lanes.you'), text: t('home.lanes.yourPart') }}
            company={{ title: t('home.lanes.companies'), text: t('home.lanes.theirPart') }}
            meeting={{ title: t('home.lanes.meeting'), text: t('home.lanes.contract') }}
            years={[t('home.lanes.year1'), t('home.lanes.year2'), t('home.lanes.year3')]}
          />
        </div>
      </Container>
    </section>
  )
}
