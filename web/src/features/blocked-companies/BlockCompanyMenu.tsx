import { IconDots, IconEye, IconEyeOff } from '@tabler/icons-react'
import { useTexts } from '#lib/i18n/texts.ts'
import { focusPageHeading } from '#lib/sections/go-to-section.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { Button } from '#ui/actions/Button.tsx'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Menu } from '#ui/overlay/Menu.tsx'
import styles from './BlockCompanyMenu.module.css'
import { type Company, useChangeBlock, useIsBlocked } from './queries.ts'

/** For applicants, on the page of a company: whether it finds their profile. */
export function BlockCompanyMenu({ company }: { company: Company }) {
  const t = useTexts('blockedCompanies')
  const isApplicant = useAccount()?.type === 'applicant'
  const isBlocked = useIsBlocked(company.id)
  const { change } = useChangeBlock()
  if (!isApplicant) return null
  const label = t('menu', { name: company.name })
  return (
    <Menu
      label={label}
      trigger={(props) => <IconButton {...props} icon={IconDots} label={label} />}
      items={[
        {
          key: 'block',
          label: t(isBlocked ? 'unhide' : 'hide'),
          icon: isBlocked ? IconEye : IconEyeOff,
          onSelect: () => change({ company, blocked: !isBlocked }),
        },
      ]}
    />
  )
}

/** What it means, as long as it holds. */
export function BlockedNote({ company }: { company: Company }) {
  const t = useTexts('blockedCompanies')
  const isBlocked = useIsBlocked(company.id)
  const { change, changing } = useChangeBlock()
  if (!isBlocked) return null
  function show() {
    // The note goes with its button.
    focusPageHeading()
    change({ company, blocked: false })
  }
  return (
    <div className={styles.note}>
      <InlineAlert
        title={t('note.title')}
        actions={
          <Button size="sm" busy={changing !== null} busyText={t('show')} onClick={show}>
            {t('show')}
          </Button>
        }
      >
        {t('note.text')}
      </InlineAlert>
    </div>
  )
}

/** Beside the name of a company that has seen the profile: hides it from there, and shows that it is. */
export function BlockAction({ company }: { company: Company }) {
  const t = useTexts('blockedCompanies')
  const isBlocked = useIsBlocked(company.id)
  const { change } = useChangeBlock()
  return (
    <IconButton
      icon={IconEyeOff}
      size="sm"
      on={isBlocked}
      label={t('hideFrom', { name: company.name })}
      onClick={() => change({ company, blocked: !isBlocked })}
    />
  )
}
