import type { completeness } from '@tandem/contract/applications/completeness'
import { profileSections } from '@tandem/contract/screens'
import { useTexts } from '#lib/i18n/texts.ts'
import { useOfferType } from '#lib/offer-type.ts'
import { useSectionInView } from '#lib/sections/useSectionInView.ts'
import { StepNav } from '#ui/nav/steps/StepNav.tsx'
import { ProgressBar } from '#ui/states/progress/ProgressBar.tsx'
import { NextBestStep } from './OpenParts.tsx'
import styles from './SectionProgressNav.module.css'
import type { SectionKey, SectionState } from './section-states.ts'

type SectionProgressNavProps = ReturnType<typeof completeness> & {
  states: Record<SectionKey, SectionState>
}

/** How much is filled in, and the way to each section. */
export function SectionProgressNav({ percent, open: [next], states }: SectionProgressNavProps) {
  const t = useTexts('applications')
  const isJobs = useOfferType() === 'jobs'
  const inView = useSectionInView(profileSections)
  const done = profileSections.filter((key) => states[key].isDone).length
  const meta = ({ entries }: SectionState) => {
    if (!entries || entries.count === 0) return undefined
    const isUnfinished = entries.finished < entries.count
    return isUnfinished ? t('editor.entriesFinished', entries) : t('editor.entries', { count: entries.count })
  }
  return (
    <div className={styles.rail}>
      <p className={styles.words}>
        <b>{t('editor.filled', { percent })}</b>
        <span>{t('editor.sectionsDone', { done, count: profileSections.length })}</span>
      </p>
      <ProgressBar value={percent} label={t('editor.filledLabel')} />
      {next && <NextBestStep next={next} percent={percent} />}
      <StepNav
        label={t('editor.sections')}
        items={profileSections.map((key) => ({
          key,
          to: { hash: key },
          label: t(
            key === 'studienwunsch' && isJobs ? 'editor.studienwunsch.ofJobs.title' : `editor.${key}.title`,
          ),
          meta: meta(states[key]),
          done: states[key].isDone,
          current: key === inView,
        }))}
      />
    </div>
  )
}
