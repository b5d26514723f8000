import { IconCircleCheck, IconSchool } from '@tabler/icons-react'
import { stopsOf, type WayIn } from '@tandem/contract/eligibility'
import { useTexts } from '#lib/i18n/texts.ts'
import { Panel } from '#ui/cards/Panel.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import { openAnswer } from './answers.ts'
import styles from './ResultHead.module.css'

type ResultHeadProps = { way: WayIn; qualification: string; start: string | undefined }

/** The answer, and the way from the qualification to the studies with what comes between. */
export function ResultHead({ way, qualification, start }: ResultHeadProps) {
  const t = useTexts('eligibility')
  const hasYear = start !== undefined && start !== openAnswer
  return (
    <Panel as="div" className={styles.panel}>
      <div className={styles.words}>
        <p className={styles.over}>
          <Icon icon={IconCircleCheck} />
          {t('result')}
        </p>
        <h1 tabIndex={-1}>{t(`ways.${way}.title`)}</h1>
      </div>
      <ol className={styles.way} aria-label={t('wayLabel')}>
        <li>
          <b>{qualification}</b>
          <small>{t('stops.qualification')}</small>
        </li>
        {stopsOf[way].map((stop) => (
          <li key={stop} className={styles.stop}>
            <b>{t(`stops.${stop}`)}</b>
            <small>{t(`stopNotes.${stop}`)}</small>
          </li>
        ))}
        <li className={styles.studies}>
          <span className={styles.mark}>
            <Icon icon={IconSchool} size={24} />
          </span>
          <b>{t('stops.studies')}</b>
          <small>{hasYear ? t('from', { year: start }) : t('everyOctober')}</small>
        </li>
      </ol>
    </Panel>
  )
}
