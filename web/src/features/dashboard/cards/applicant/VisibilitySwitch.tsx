import { paths } from '@tandem/contract/paths'
import { useState } from 'react'
import { useSaveVisibility, type Visibility } from '#features/applications/public.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Switch } from '#ui/fields/choice/Switch.tsx'
import { Text } from '#ui/layout/Text.tsx'

type Profile = { id: string; visibility: Visibility }

/** Switched on again it is as visible as it was before; without a before it stays without a name. */
export function useVisibility({ id, visibility }: Profile) {
  const t = useTexts('dashboard')
  const { mutate, isPending, variables } = useSaveVisibility(id, {
    onSaved: ({ visibility, undo }) =>
      notify({
        type: 'success',
        title: t(`profile.saved.${visibility}`),
        action: undo && { label: t('profile.undo'), onSelect: () => mutate({ visibility: undo }) },
      }),
    onFailed: (error) =>
      notify({ type: 'danger', title: t('profile.saved.failed'), desc: failureTextOf(error) }),
  })
  const [lastShown, setLastShown] = useState<Visibility>(visibility === 'hidden' ? 'anonymous' : visibility)
  const shown = isPending && variables ? variables.visibility : visibility

  function toggle() {
    if (shown !== 'hidden') setLastShown(shown)
    mutate({ visibility: shown === 'hidden' ? lastShown : 'hidden', undo: shown })
  }
  return { shown, toggle }
}

const meaningId = 'profile-visibility'

type VisibilityProps = { id: string; shown: Visibility; toggle: () => void }

export function VisibilitySwitch({ shown, toggle }: Omit<VisibilityProps, 'id'>) {
  const t = useTexts('dashboard')
  return (
    <Switch
      label={t('profile.visible')}
      checked={shown !== 'hidden'}
      onChange={toggle}
      aria-describedby={meaningId}
    />
  )
}

/** What that means, and where one decides more finely. */
export function VisibilityMeaning({ id, shown }: Omit<VisibilityProps, 'toggle'>) {
  const t = useTexts('dashboard')
  const applications = useTexts('applications')
  const to = useTo()
  return (
    <Text size="small" muted>
      <span id={meaningId}>{applications(`editor.sichtbarkeit.${shown}.hint`)}</span>{' '}
      <TextLink to={to(paths.ownProfile({ applicationId: id, hash: 'sichtbarkeit' }))}>
        {t('profile.choose')}
      </TextLink>
    </Text>
  )
}
