import type { Permission } from '@tandem/contract/endpoint'
import { useSessionStore } from './session-store.ts'

/** Granted only while signed in and listed in the token's security string. */
export const holds = (permission: Permission): boolean => {
  const { token, security } = useSessionStore.getState()
  return token !== null && listed(security).includes(permission)
}

export const useHolds = (permission: Permission): boolean =>
  useSessionStore(({ token, security }) => token !== null && listed(security).includes(permission))

function listed(security: string | null): unknown[] {
  if (!security) return []
  try {
    const names: unknown = JSON.parse(atob(security.replaceAll('-', '+').replaceAll('_', '/')))
    return Array.isArray(names) ? names : []
  } catch {
    return []
  }
}
