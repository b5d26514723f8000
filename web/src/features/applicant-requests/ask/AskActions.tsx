import { IconMailHeart, IconUserQuestion } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { useMayOpen } from '#lib/session/may-open.ts'
import { Button } from '#ui/actions/Button.tsx'
import { askedOfQuery } from '../queries.ts'
import styles from './AskActions.module.css'
import { InviteDialog } from './InviteDialog.tsx'
import { NameDialog } from './NameDialog.tsx'

type AskActionsProps = {
  applicantId: string
  name: string
  /** The own offer that the search compares with. */
  offerId?: string | undefined
}

/** What a company may ask somebody whom it found: to apply, and for their name. */
export function AskActions({ applicantId, name, offerId }: AskActionsProps) {
  const t = useTexts('applicantRequests')
  const group = useRef<HTMLSpanElement>(null)
  const [asking, setAsking] = useState<'offer' | 'name' | null>(null)
  const enabled = useMayOpen()('sentRequests')
  const { data } = useQuery({ ...askedOfQuery(applicantId, useLocale()), enabled })
  if (!data) return null
  const close = () => setAsking(null)
  // What was asked cannot be asked again, so its button goes.
  const done = (title: string) => {
    flushSync(close)
    focusHeadingAbove(group.current)
    notify({ type: 'success', title })
  }
  const { offers, can } = data
  return (
    <span ref={group} className={styles.group}>
      {can.invite && (
        <Button variant="primary" icon={IconMailHeart} onClick={() => setAsking('offer')}>
          {t('ask.invite')}
        </Button>
      )}
      {can.askForName && (
        <Button icon={IconUserQuestion} onClick={() => setAsking('name')}>
          {t('ask.forName')}
        </Button>
      )}
      {asking === 'offer' && (
        <InviteDialog
          {...{ applicantId, name, offers, offerId }}
          onClose={close}
          onDone={() => done(t('ask.invited'))}
        />
      )}
      {asking === 'name' && (
        <NameDialog applicantId={applicantId} onClose={close} onDone={() => done(t('ask.nameAsked'))} />
      )}
    </span>
  )
}

/** Of the drawer or page that it stands in. */
function focusHeadingAbove(element: HTMLElement | null): void {
  for (let at = element?.parentElement; at; at = at.parentElement) {
    const heading = at.querySelector<HTMLElement>('h1[tabindex], h2[tabindex]')
    if (!heading) continue
    heading.focus({ preventScroll: true })
    return
  }
}
