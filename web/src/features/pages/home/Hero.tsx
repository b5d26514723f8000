import { useTexts } from '#lib/i18n/texts.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { Container } from '#ui/layout/Container.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { HomeIllustration } from '#ui/marks/art/HomeIllustration.tsx'
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
          <HomeIllustration
            label={t('home.picture.label')}
            applicant={{ title: t('home.picture.you'), text: t('home.picture.yourPart') }}
            company={{ title: t('home.picture.companies'), text: t('home.picture.theirPart') }}
            meeting={{ title: t('home.picture.meeting'), text: t('home.picture.contract') }}
            years={[t('home.picture.year1'), t('home.picture.year2'), t('home.picture.year3')]}
          />
        </div>
      </Container>
    </section>
  )
}
