import { IconUserShield } from '@tabler/icons-react'
import type { Account } from '@tandem/contract/accounts'
import { endOnBehalf } from '@tandem/contract/backend/on-behalf'
import { useEffect } from 'react'
import { call } from '#lib/api/call.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useSingleMutation } from '#lib/api/useSingleMutation.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { expectSessionEnd } from '#lib/session/expected-session-end.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import { leaveOnBehalf } from '../../session/leave-on-behalf.ts'
import styles from './OnBehalfBar.module.css'

/** Stays in sight on every screen as long as an admin acts for a company. */
export function OnBehalfBar({ wide }: { wide: boolean }) {
  const account = useSignedIn()
  return account.onBehalf ? <Bar wide={wide} account={account} until={account.onBehalf.until} /> : null
}

function Bar({ wide, account, until }: { wide: boolean; account: Account; until: string }) {
  const t = useTexts('common')
  const { time } = useFormats()
  const ending = useSingleMutation({
    // The session ends on purpose, and its event must sign nobody out.
    mutationFn: () => expectSessionEnd(() => call(endOnBehalf, {})),
    onSuccess: () => void leaveOnBehalf(),
    onError: (error) => notify({ type: 'danger', title: t('onBehalf.notEnded'), desc: failureTextOf(error) }),
  })
  useEffect(() => {
    const left = new Date(until).getTime() - Date.now()
    const timer = setTimeout(leaveOnBehalf, Math.max(left, 0))
    return () => clearTimeout(timer)
  }, [until])
  return (
    <section aria-label={t('onBehalf.label')} className={styles.bar}>
      <Container width={wide ? 'wide' : 'default'} className={styles.line}>
        <Icon icon={IconUserShield} />
        <p className={styles.words}>
          <b>{t('onBehalf.title', { name: account.displayName })}</b>{' '}
          {t('onBehalf.until', { time: time(until) })}
        </p>
        <Button
          size="sm"
          busy={ending.isPending}
          busyText={t('onBehalf.end')}
          onClick={() => ending.mutate()}
        >
          {t('onBehalf.end')}
        </Button>
      </Container>
    </section>
  )
}
