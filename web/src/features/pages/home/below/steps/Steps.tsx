import { useTexts } from '#lib/i18n/texts.ts'
import { cx } from '#ui/cx.ts'
import { Container } from '#ui/layout/Container.tsx'
import { Text } from '#ui/layout/Text.tsx'
import styles from './Steps.module.css'
import { StepsTrack } from './StepsTrack.tsx'

/** Two rows of three steps each, which join: the applicant's above, the company's below. */
export function Steps() {
  const t = useTexts('homeBelow')
  return (
    <section className={styles.band} id="so" aria-labelledby="so-title">
      <Container>
        <div className={styles.head}>
          <h2 className="h1" id="so-title" tabIndex={-1}>
            {t('steps.title')}
          </h2>
          <Text size="lead">{t('steps.lead')}</Text>
        </div>
        <div className={styles.grid}>
          <p className={styles.side}>{t('steps.yourWay')}</p>
          <ol className={styles.steps}>
            <Step title={t('steps.profile')} text={t('steps.profileText')} />
            <Step title={t('steps.search')} text={t('steps.searchText')} />
            <Step title={t('steps.apply')} text={t('steps.applyText')} />
          </ol>
          <div className={styles.track}>
            <StepsTrack />
          </div>
          <p className={cx(styles.side, styles.practiceSide)}>{t('steps.theirWay')}</p>
          <ol className={cx(styles.steps, styles.practice)}>
            <Step title={t('steps.receive')} text={t('steps.receiveText')} />
            <Step title={t('steps.sort')} text={t('steps.sortText')} />
            <Step title={t('steps.answer')} text={t('steps.answerText')} />
          </ol>
          <div className={styles.join}>
            <h3>{t('steps.meet')}</h3>
            <p>{t('steps.meetText')}</p>
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
