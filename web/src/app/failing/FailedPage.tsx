import { IconRefresh } from '@tabler/icons-react'
import { paths } from '@tandem/contract/paths'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { ApiError } from '#lib/api/api-error.ts'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { refusalOf } from '#lib/api/refusal-of.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { addTexts, useTexts } from '#lib/i18n/texts.ts'
import { isServerThere } from '#lib/offline/is-server-there.ts'
import { focusPageHeading } from '#lib/sections/go-to-section.ts'
import { Button } from '#ui/actions/Button.tsx'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { Logo } from '#ui/marks/art/Logo.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import styles from './FailedPage.module.css'
import { failureKindOf } from './failure-kind.ts'
import { failingDe } from './texts.de.ts'
import { failingEn } from './texts.en.ts'

export type FailedPageProps = {
  error: unknown
  /** It stands in the place of the shell too. */
  isAlone: boolean
}

/** What a person sees when a page cannot be shown: what it is, a way to try again, and one that leads on. */
export function FailedPage({ error, isAlone }: FailedPageProps) {
  const t = useFailingTexts()
  const common = useTexts('common')
  const to = useTo()
  const { pathname } = useLocation()
  const [kind] = useState(() => failureKindOf(error, navigator.onLine === false))
  const mayPass = kind === 'offline' || kind === 'unreached'
  const attempt = useAttempt(mayPass)
  useEffect(focusPageHeading, [])
  const requestId = requestIdOf(error)
  const refusal = error instanceof ApiError && error.status < 500 ? refusalOf(error) : null
  return (
    <>
      <title>{`${t(`${kind}.title`)} – Tandem`}</title>
      {isAlone && (
        <header className={styles.header}>
          <Container>
            <Link to={to(paths.home())} className={styles.home} aria-label={common('home')}>
              <Logo />
            </Link>
          </Container>
        </header>
      )}
      <Page width="narrow">
        <EmptyState
          art={mayPass ? 'no-meeting' : 'not-found'}
          level={1}
          title={t(`${kind}.title`)}
          action={
            <>
              <Button
                variant="primary"
                icon={IconRefresh}
                busy={attempt.isRunning}
                busyText={t('trying')}
                onClick={() => void attempt.start()}
              >
                {common('error.retry')}
              </Button>
              {pathname !== to(paths.home()) && <ButtonLink to={to(paths.home())}>{t('home')}</ButtonLink>}
              {!mayPass && (
                <ButtonLink variant="text" to={to(paths.contactUs())}>
                  {t('contact')}
                </ButtonLink>
              )}
            </>
          }
        >
          {refusal ?? t(`${kind}.text`)}
          {requestId && <p className={styles.detail}>{common('error.requestId', { id: requestId })}</p>}
        </EmptyState>
        <p role="status" className={styles.status}>
          {attempt.hasFailed && t('stillAway')}
        </p>
      </Page>
    </>
  )
}

/** Loads the page anew once the server answers: without one a browser would show a page of its own. */
function useAttempt(byItself: boolean) {
  const [state, setState] = useState<'idle' | 'running' | 'failed'>('idle')
  async function start() {
    setState('running')
    if (await isServerThere()) location.reload()
    else setState('failed')
  }
  const goOn = useEffectEvent(() => byItself && void start())
  useEffect(() => {
    const onOnline = () => goOn()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [])
  return { start, isRunning: state === 'running', hasFailed: state === 'failed' }
}

/** The page's words come with it: when they are needed, nothing else may be there to be loaded. */
function useFailingTexts() {
  addTexts('de', 'failing', failingDe)
  addTexts('en', 'failing', failingEn)
  return useTexts('failing')
}
