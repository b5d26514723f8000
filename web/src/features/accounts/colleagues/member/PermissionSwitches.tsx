import { type Colleague, companyPermissions } from '@tandem/contract/accounts/colleagues'
import { useState } from 'react'
import { isRefusal } from '#lib/api/api-error.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Switch } from '#ui/fields/choice/Switch.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { useUpdateColleague } from '../queries.ts'
import styles from './PermissionSwitches.module.css'

type Permission = (typeof companyPermissions)[number]

/** They apply at once; a refused one goes back. */
export function PermissionSwitches({ member, name }: { member: Colleague; name: string }) {
  const t = useTexts('colleagues')
  const update = useUpdateColleague(member.id)
  const [givingUp, setGivingUp] = useState(false)
  const [requested, setRequested] = useState<{ instead: Permission[]; of: Permission[] } | null>(null)
  const isOpen = requested && (update.isPending || requested.of === member.permissions)
  const held = isOpen ? requested.instead : member.permissions
  function toggle(permission: Permission) {
    const instead = held.includes(permission)
      ? held.filter((each) => each !== permission)
      : [...held, permission]
    // It holds until the answer brings other permissions.
    setRequested({ instead, of: member.permissions })
    const { revision } = member
    update.mutate({ permissions: instead, revision }, { onError: () => setRequested(null) })
  }
  function ask(permission: Permission) {
    // Who gives this up cannot take it back.
    if (member.self && permission === 'company-colleagues-manage' && held.includes(permission)) {
      setGivingUp(true)
    } else toggle(permission)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend that nobody sees
    <div role="group" aria-label={t('permissions.labelOf', { name })} className={styles.switches}>
      {companyPermissions.map((permission) => (
        <Switch
          key={permission}
          label={t(`permissions.${permission}`)}
          hint={t(`permissions.${permission}-hint`)}
          checked={held.includes(permission)}
          onChange={() => ask(permission)}
        />
      ))}
      {update.error && (
        <InlineAlert tone="danger" title={t('permissions.failed')} alert>
          {isRefusal(update.error, 'changed_elsewhere')
            ? t('permissions.changed')
            : failureTextOf(update.error)}
        </InlineAlert>
      )}
      <ConfirmDialog
        open={givingUp}
        onClose={() => setGivingUp(false)}
        title={t('permissions.giveUpTitle')}
        confirm={t('permissions.giveUp')}
        cancel={t('cancel')}
        danger
        onConfirm={() => {
          setGivingUp(false)
          toggle('company-colleagues-manage')
        }}
      >
        {t('permissions.giveUpText')}
      </ConfirmDialog>
    </div>
  )
}
