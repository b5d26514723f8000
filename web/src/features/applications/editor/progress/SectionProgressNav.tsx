import type { completeness } from '@tandem/contract/applications/completeness'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSectionInView } from '#lib/sections/useSectionInView.ts'
import { StepNav } from '#ui/nav/steps/StepNav.tsx'
import { ProgressBar } from '#ui/states/progress/ProgressBar.tsx'
import { NextBestStep } from './NextBestStep.tsx'
import styles from './SectionProgressNav.module.css'
import { type SectionKey, type SectionState, sectionKeys } from './section-states.ts'

type SectionProgressNavProps = ReturnType<typeof completeness> & {
  states: Record<SectionKey, SectionState>
}

/** How much is filled in, and the way to each section. */
export function SectionProgressNav({ percent, next, states }: SectionProgressNavProps) {
  const t = useTexts('applications')
  const inView = useSectionInView(sectionKeys)
  const done = sectionKeys.filter((key) => states[key].isDone).length
  const meta = ({ entries }: SectionState) => {
    if (!entries || entries.count === 0) return undefined
    const isUnfinished = entries.finished < entries.count
    return isUnfinished ? t('editor.entriesFinished', entries) : t('editor.entries', { count: entries.count })
  }
  return (
    <div className={styles.rail}>
      <p className={styles.words}>
        <b>{t('editor.filled', { percent })}</b>
        <span>{t('editor.sectionsDone', { done, count: sectionKeys.length })}</span>
      </p>
      <ProgressBar value={percent} label={t('editor.filledLabel')} />
      {next && <NextBestStep next={next} />}
      <StepNav
        label={t('editor.sections')}
        items={sectionKeys.map((key) => ({
          key,
          to: { hash: key },
          label: t(`editor.${key}.title`),
          meta: meta(states[key]),
          done: states[key].isDone,
          current: key === inView,
        }))}
      />
    </div>
  )
}
