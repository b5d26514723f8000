import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import type { Application } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import type { ReactNode } from 'react'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { EditorBar } from '#ui/fields/form/EditorBar.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { StepNav } from '#ui/nav/steps/StepNav.tsx'
import { type ApplyStep, isDone } from '../steps.ts'
import { toStep } from '../useApplyStep.ts'
import styles from './ApplyFrame.module.css'

type ApplyFrameProps = {
  title: string
  /** Null as long as nothing is begun. */
  draft: Application | null
  step: ApplyStep
  steps: readonly ApplyStep[]
  /** Of the aside: what one applies for. */
  about: { label: string; brief: ReactNode }
  /** Of saving. */
  state: ReactNode
  children: ReactNode
}

/** Title and steps around the one that is open, what one applies for beside it. */
export function ApplyFrame({ title, draft, step, steps, about, state, children }: ApplyFrameProps) {
  const t = useTexts('applications')
  const to = useTo()
  usePageTitle(`${t(`apply.steps.${step}`)} – ${title}`)
  return (
    <>
      <EditorBar
        title={title}
        actions={<ButtonLink to={to(paths.ownApplications())}>{t('apply.later')}</ButtonLink>}
      >
        {state}
      </EditorBar>
      <Container className={styles.columns}>
        <StepNav
          label={t('apply.steps.label')}
          items={steps.map((key) => ({
            key,
            to: toStep(key),
            label: t(`apply.steps.${key}`),
            done: draft !== null && isDone(key, draft),
            current: key === step,
          }))}
        />
        <Stack gap={5}>
          {children}
          {draft && <Steps step={step} steps={steps} />}
        </Stack>
        <aside className={styles.aside} aria-label={about.label}>
          {about.brief}
        </aside>
      </Container>
    </>
  )
}

function Steps({ step, steps }: Pick<ApplyFrameProps, 'step' | 'steps'>) {
  const t = useTexts('applications')
  const at = steps.indexOf(step)
  const [before, after] = [steps[at - 1], steps[at + 1]]
  return (
    <Row wrap justify="between">
      {before && (
        <ButtonLink icon={IconArrowLeft} to={toStep(before)}>
          {t(`apply.steps.${before}`)}
        </ButtonLink>
      )}
      {after && (
        <ButtonLink variant="primary" iconAfter={IconArrowRight} to={toStep(after)} className={styles.next}>
          {t('apply.next', { step: t(`apply.steps.${after}`) })}
        </ButtonLink>
      )}
    </Row>
  )
}
