import type { Account } from '@tandem/contract/accounts'
import { paths } from '@tandem/contract/paths'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { Trans } from '#lib/i18n/Trans.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { focusPageHeading } from '#lib/sections/go-to-section.ts'
import { Button } from '#ui/actions/Button.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { NewTabLink } from '#ui/nav/NewTabLink.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { useGiveConsent } from '../queries.ts'

type ConsentDialogProps = { due: NonNullable<Account['consentDue']>; onSignOut: () => void }

/** Over the page, which stays as it is, until the account agrees, logs out, or leaves for its data or its deletion. */
export function ConsentDialog({ due, onSignOut }: ConsentDialogProps) {
  const t = useTexts('account')
  const tCommon = useTexts('common')
  const to = useTo()
  const { day } = useFormats()
  const giving = useGiveConsent(() => notify({ type: 'success', title: t('consent.done') }))
  // At a page's first load nothing had the focus that it could return to.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusPageHeading()
    },
    [],
  )
  return (
    <Dialog
      open
      title={t('consent.title')}
      busy={giving.isPending}
      actions={
        <>
          <Button variant="text" onClick={onSignOut} disabled={giving.isPending}>
            {tCommon('nav.logout')}
          </Button>
          <Button
            variant="primary"
            busy={giving.isPending}
            busyText={t('consent.busy')}
            onClick={() => giving.mutate({ pages: due.map(({ page, revision }) => ({ page, revision })) })}
          >
            {t('consent.submit')}
          </Button>
        </>
      }
    >
      <Text>{t('consent.text')}</Text>
      <Stack as="ul" gap={3}>
        {due.map(({ page, publishedAt }) => (
          <li key={page}>
            <NewTabLink to={to(paths[page]())}>{tCommon(`footer.${page}`)}</NewTabLink>
            <Text as="p" size="small" muted>
              {t('consent.version', { date: day(publishedAt) })}
            </Text>
          </li>
        ))}
      </Stack>
      <Text size="small">
        <Trans
          t={t}
          i18nKey="consent.without"
          components={{
            download: <Link to={to(paths.account({ hash: 'eigene-daten' }))} />,
            remove: <Link to={to(paths.deleteAccount())} />,
          }}
        />
      </Text>
      {giving.isSuccess && (
        <InlineAlert title={t('consent.changedAgain')} alert>
          {t('consent.changedAgainText')}
        </InlineAlert>
      )}
      {giving.isError && (
        <InlineAlert tone="danger" title={t('consent.failed')} alert>
          {failureTextOf(giving.error)}
        </InlineAlert>
      )}
    </Dialog>
  )
}
