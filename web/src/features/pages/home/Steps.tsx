import { useTexts } from '#lib/i18n/texts.ts'
import { cx } from '#ui/cx.ts'
import { Container } from '#ui/layout/Container.tsx'
import { Text } from '#ui/layout/Text.tsx'
import styles from './Steps.module.css'
import { StepsTrack } from './StepsTrack.tsx'

/** Two rows of three steps each, which join: the applicant's above, the company's below. */
export function Steps() {
  const t = useTexts('pages')
  return (
    <section className={styles.band}>
      <Container>
        <div className={styles.head}>
          <h2 className="h1">{t('home.steps.title')}</h2>
          <Text size="lead">{t('home.steps.lead')}</Text>
        </div>
        <div className={styles.grid}>
          <p className={styles.side}>{t('home.steps.yourWay')}</p>
          <ol className={styles.steps}>
            <Step title={t('home.steps.profile')} text={t('home.steps.profileText')} />
            <Step title={t('home.steps.search')} text={t('home.steps.searchText')} />
            <Step title={t('home.steps.apply')} text={t('home.steps.applyText')} />
          </ol>
          <div className={styles.track}>
            <StepsTrack />
          </div>
          <p className={cx(styles.side, styles.practiceSide)}>{t('home.steps.theirWay')}</p>
          <ol className={cx(styles.steps, styles.practice)}>
            <Step title={t('home.steps.receive')} text={t('home.steps.receiveText')} />
            <Step title={t('home.steps.sort')} text={t('home.steps.sortText')} />
            <Step title={t('home.steps.answer')} text={t('home.steps.answerText')} />
          </ol>
          <div className={styles.join}>
            <h3>{t('home.steps.meet')}</h3>
            <p>{t('home.steps.meetText')}</p>
          </div>
        </div>
      </Container>
    </section>
  )
}

function Step({ title, text }: { title: string; text: string }) {
  return (
    <li className={styles.step}>
      <h3 className="h4">{title}</h3>
      <p>{text}</p>
    </li>
  )
}
