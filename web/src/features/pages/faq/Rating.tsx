import type { FaqQuestion } from '@tandem/contract/pages/faq'
import { paths } from '@tandem/contract/paths'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import styles from './Question.module.css'
import { useRateFaq } from './queries.ts'

/** Nothing but the count is kept. */
export function Rating({ question: { id, audience, question } }: { question: FaqQuestion }) {
  const t = useTexts('pages', { formal: audience === 'company' })
  const to = useTo()
  const { mutate, isPending, isSuccess, error, variables } = useRateFaq(id)
  // A second click may come before the buttons are drawn as busy; `useSingleMutation` would come with the first page.
  const isRunning = useRef(false)
  const thanks = useRef<HTMLParagraphElement>(null)
  // The buttons are gone, and with them the focus.
  useEffect(() => {
    if (isSuccess) thanks.current?.focus()
  }, [isSuccess])
  if (isSuccess)
    return (
      <p ref={thanks} tabIndex={-1} role="status">
        {variables ? t('faq.rating.thanks') : t('faq.rating.sorry')}
        {!variables && (
          <>
            {' '}
            <Link to={to(paths.contactUs())}>{t('faq.help.action')}</Link>
          </>
        )}
      </p>
    )
  const rate = (helpful: boolean) => {
    if (isRunning.current) return
    isRunning.current = true
    mutate(helpful, {
      onError: () => {
        isRunning.current = false
      },
    })
  }
  const answer = (helpful: boolean, label: string) => (
    <Button
      size="sm"
      busy={isPending && variables === helpful}
      busyText={label}
      onClick={() => rate(helpful)}
    >
      {label}
      <VisuallyHidden>{`, ${t('faq.rating.about', { question })}`}</VisuallyHidden>
    </Button>
  )
  return (
    <div className={styles.rating} data-print="none">
      <Text size="small" muted>
        {error ? <span role="alert">{failureTextOf(error)}</span> : t('faq.rating.ask')}
      </Text>
      {answer(true, t('faq.rating.yes'))}
      {answer(false, t('faq.rating.no'))}
    </div>
  )
}
