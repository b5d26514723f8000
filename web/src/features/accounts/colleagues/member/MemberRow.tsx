import type { Colleague } from '@tandem/contract/accounts/colleagues'
import { useAgo } from '#lib/format/useAgo.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { BreakableAddress } from '#ui/layout/BreakableAddress.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Avatar } from '#ui/marks/Avatar.tsx'
import { Tag } from '#ui/marks/Tag.tsx'
import { PermissionNames } from '../PermissionNames.tsx'
import styles from './MemberRow.module.css'
import { PermissionSwitches } from './PermissionSwitches.tsx'

export function MemberRow({ member, onRemove }: { member: Colleague; onRemove: () => void }) {
  const t = useTexts('colleagues')
  const ago = useAgo()
  const { firstName, lastName, email, lastSeenAt, self, permissions, can } = member
  const name = `${firstName} ${lastName}`
  const seen = lastSeenAt ? t('member.seen', { ago: ago(lastSeenAt) }) : t('member.neverSeen')
  return (
    <li className={styles.member}>
      <Avatar name={name} tone="practice" size={44} />
      <div className={styles.words}>
        <Row gap={2} wrap>
          <b>{name}</b>
          {self && <Tag tone="theory">{t('member.self')}</Tag>}
        </Row>
        <Text size="small" muted>
          <BreakableAddress>{email}</BreakableAddress>
        </Text>
        {!self && lastSeenAt !== undefined && (
          <Text size="small" muted>
            {seen}
          </Text>
        )}
        {!can.edit && <PermissionNames permissions={permissions} />}
      </div>
      {can.remove && (
        <Button
          size="sm"
          variant="text"
          aria-label={t('member.removeName', { name })}
          className={styles.remove}
          onClick={onRemove}
        >
          {t('member.remove')}
        </Button>
      )}
      {can.edit && <PermissionSwitches member={member} name={name} />}
    </li>
  )
}
