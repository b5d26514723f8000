import { paths } from '@tandem/contract/paths'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { storeTarget } from '#lib/session/sign-in-target.ts'
import { askToLoginHere } from '#lib/session/useAskToLogin.ts'
import { Button } from '#ui/actions/Button.tsx'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Panel } from '#ui/cards/Panel.tsx'
import { Row } from '#ui/layout/Stack.tsx'

/** In the place of the match: what a visitor sees once they have logged in, on this page, also with a new account. */
export function VisitorCard() {
  const t = useTexts('offers')
  const to = useTo()
  return (
    <Panel labelledBy="visitor-card">
      <h2 id="visitor-card" className="h3">
        {t('visitor.title')}
      </h2>
      <p>{t('visitor.text')}</p>
      <Row wrap>
        <Button
          variant="accent"
          onClick={() => askToLoginHere({ title: t('visitor.login'), desc: t('visitor.back') })}
        >
          {t('visitor.login')}
        </Button>
        <ButtonLink
          variant="on-inverse"
          to={to(paths.register({ type: 'bewerber' }))}
          onClick={() => storeTarget(location)}
        >
          {t('visitor.register')}
        </ButtonLink>
      </Row>
    </Panel>
  )
}
