import { IconEyeOff } from '@tabler/icons-react'
import { useTexts } from '#lib/i18n/texts.ts'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { type Company, useChangeBlock, useIsBlocked } from './queries.ts'

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
