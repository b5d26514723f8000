import { type ReactNode, useEffect, useRef } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { Page } from '#ui/layout/Page.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { StepBar } from '#ui/progress/StepBar.tsx'
import { type Audience, SignUpBenefits } from './SignUpBenefits.tsx'
import styles from './SignUpFrame.module.css'

type SignUpFrameProps = {
  step: (typeof steps)[number]
  /** Whom the promise beside it is made to. */
  audience?: Audience
  title: string
  lead?: ReactNode
  /** For a step that no navigation led to: the heading then takes the focus from what is gone. */
  takesFocus?: boolean
  children?: ReactNode
}

const steps = ['account', 'confirm', 'profile'] as const

/** The way into the product: the step at the left, the promise beside it. */
export function SignUpFrame(props: SignUpFrameProps) {
  const { step, audience = 'applicant', title, lead, takesFocus = false, children } = props
  const t = useTexts('accounts')
  const heading = useRef<HTMLHeadingElement>(null)
  usePageTitle(title)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <Page width="full">
      <div className={styles.frame}>
        <div className={styles.side}>
          <Stack gap={6} className={styles.step}>
            <StepBar
              label={t('steps.label')}
              steps={steps.map((each) => t(`steps.${each}`))}
              current={steps.indexOf(step)}
            />
            <div>
              <h1 ref={heading} tabIndex={-1}>
                {title}
              </h1>
              {lead && <div className={styles.lead}>{lead}</div>}
            </div>
            {children}
          </Stack>
        </div>
        <SignUpBenefits audience={audience} />
      </div>
    </Page>
  )
}
