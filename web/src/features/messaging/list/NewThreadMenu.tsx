import { IconPencilPlus } from '@tabler/icons-react'
import { paths } from '@tandem/contract/paths'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useMayOpen } from '#lib/session/may-open.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Menu } from '#ui/overlay/Menu.tsx'

/** Whom one may write to is found where these people are; an adviser answers only. */
export function NewThreadMenu() {
  const t = useTexts('messaging')
  const to = useTo()
  const { type } = useSignedIn()
  const mayOpen = useMayOpen()
  if (type === 'admin') return null
  const targets = {
    companyContacts: paths.companyContacts(),
    receivedApplications: paths.receivedApplications(),
    applicants: paths.applicants(),
    supportContacts: paths.supportContacts(),
  }
  const names = (
    ['companyContacts', 'receivedApplications', 'applicants', 'supportContacts'] as const
  ).filter((name) => mayOpen(name))
  return (
    <Menu
      label={t('list.writeTo')}
      trigger={(props) => (
        <Button {...props} variant="soft" size="sm" icon={IconPencilPlus}>
          {t('list.new')}
        </Button>
      )}
      items={names.map((name) => ({ key: name, label: t(`list.newTo.${name}`), to: to(targets[name]) }))}
    />
  )
}
