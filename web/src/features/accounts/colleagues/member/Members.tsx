import type { Colleague } from '@tandem/contract/accounts/colleagues'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { focusHeading } from '#lib/sections/go-to-section.ts'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { MemberRow } from './MemberRow.tsx'
import { RemoveMember } from './RemoveMember.tsx'

export function Members({ members }: { members: Colleague[] }) {
  const t = useTexts('colleagues')
  const [removing, setRemoving] = useState<Colleague | null>(null)
  function removed(name: string) {
    // The focus would go back to the row, which is gone.
    flushSync(() => setRemoving(null))
    focusHeading('team')
    notify({ type: 'success', title: t('member.removed', { name }) })
  }
  return (
    <Stack gap={4}>
      <ul aria-label={t('member.list')}>
        {members.map((member) => (
          <MemberRow key={member.id} member={member} onRemove={() => setRemoving(member)} />
        ))}
      </ul>
      {members.length === 1 && <Text muted>{t('member.alone')}</Text>}
      {removing && <RemoveMember member={removing} onClose={() => setRemoving(null)} onRemoved={removed} />}
    </Stack>
  )
}
