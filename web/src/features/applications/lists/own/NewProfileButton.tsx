import { IconPlus } from '@tabler/icons-react'
import { paths } from '@tandem/contract/paths'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCreateProfile } from '#features/applications/queries.ts'
import { newKey } from '#lib/api/new-key.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { Button } from '#ui/actions/Button.tsx'

export function NewProfileButton({ isFirst }: { isFirst: boolean }) {
  const t = useTexts('applications')
  const to = useTo()
  const navigate = useNavigate()
  const [key] = useState(newKey)
  const create = useCreateProfile()

  // The second click of a double one comes before the button is busy.
  const begun = useRef(false)

  function begin() {
    if (begun.current) return
    begun.current = true
    create.mutate(key, {
      onSuccess: ({ id }) => navigate(to(paths.ownProfile({ applicationId: id }))),
      onError: (error) => {
        begun.current = false
        notify({ type: 'danger', title: t('own.notBegun'), desc: failureTextOf(error) })
      },
    })
  }
  return (
    <Button
      variant={isFirst ? 'primary' : 'secondary'}
      icon={IconPlus}
      busy={create.isPending}
      busyText={t('own.beginning')}
      onClick={begin}
    >
      {isFirst ? t('own.firstProfile') : t('own.anotherProfile')}
    </Button>
  )
}
