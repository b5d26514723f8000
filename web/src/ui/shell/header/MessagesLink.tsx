import { IconMessage } from '@tabler/icons-react'
import { IconLink } from '#ui/actions/IconLink.tsx'
import type { HeaderProps } from '../header-items.ts'

export function MessagesLink({ to, label, count }: NonNullable<HeaderProps['messages']>) {
  return <IconLink icon={IconMessage} to={to} label={label} badge={count} />
}
