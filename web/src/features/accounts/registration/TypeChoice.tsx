import { IconBuildingFactory2, IconSchool } from '@tabler/icons-react'
import { paths } from '@tandem/contract/paths'
import { startTransition, useOptimistic } from 'react'
import { useNavigate } from 'react-router'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { RadioCards } from '#ui/fields/choice/RadioCards.tsx'
import type { RegistrationType } from './registration-values.ts'

/** Each side has its address; choosing goes there and leaves focus, scroll and whatever was typed alone. */
export function TypeChoice({ type }: { type: RegistrationType | null }) {
  const t = useTexts('accounts', { formal: type === 'company' })
  const to = useTo()
  const navigate = useNavigate()
  // The button is pressed at once, whatever the way to the address takes.
  const [chosen, setChosen] = useOptimistic(type)
  const choose = (side: 'applicant' | 'company') =>
    startTransition(async () => {
      setChosen(side)
      const path = paths.register({ type: side === 'company' ? 'unternehmen' : 'bewerber' })
      await navigate(to(path), { replace: true, state: { staysPut: true } })
    })
  return (
    <RadioCards
      name="type"
      legend={t('register.who')}
      value={chosen}
      onChange={({ target }) => choose(target.value === 'company' ? 'company' : 'applicant')}
      options={[
        {
          value: 'applicant',
          title: t('register.types.applicant'),
          text: t('register.types.applicantText'),
          icon: IconSchool,
          tone: 'theory',
        },
        {
          value: 'company',
          title: t('register.types.company'),
          text: t('register.types.companyText'),
          icon: IconBuildingFactory2,
          tone: 'practice',
        },
      ]}
    />
  )
}
