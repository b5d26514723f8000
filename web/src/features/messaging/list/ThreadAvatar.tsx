import type { Thread } from '@tandem/contract/messaging/threads'
import { companyLogo } from '#lib/api/company-logo.ts'
import { Avatar } from '#ui/marks/Avatar.tsx'
import { CompanyTile } from '#ui/marks/CompanyTile.tsx'

/** A company's tile, or a person's initials. */
export function ThreadAvatar({ counterpart }: Pick<Thread, 'counterpart'>) {
  const { name, companyId, hasLogo } = counterpart
  if (!companyId) return <Avatar name={name} size={44} />
  return <CompanyTile name={name} size={44} src={companyLogo({ id: companyId, hasLogo })} />
}
