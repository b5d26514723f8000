import { paths } from '@tandem/contract/paths'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { Tabs } from '#ui/nav/Tabs.tsx'
import type { Side } from '../queries.ts'

/** From the people of the companies to those of the university, and back; companies see only the latter. */
export function ContactTabs({ side }: { side: Side }) {
  const t = useTexts('contacts')
  const to = useTo()
  const { type } = useSignedIn()
  if (type === 'company') return null
  return (
    <Tabs
      label={t('sides.label')}
      items={[
        { to: to(paths.companyContacts()), label: t('sides.company'), current: side === 'company' },
        { to: to(paths.supportContacts()), label: t('sides.support'), current: side === 'support' },
      ]}
    />
  )
}
