import type { Endpoint } from '@tandem/contract/endpoint'
import { hasPermission, type Viewer } from '#platform/auth/viewer.ts'
import { AppError } from '../app-error.ts'

type Declared = Pick<Endpoint, 'access' | 'beforeSecondFactor' | 'notWhileSuspended' | 'onBehalf'>

/**
 * The one place where an endpoint's declared access is enforced. Rules about single records follow it. `isOpen`: a
 * setting lets visitors in; a login that has ended makes nobody a visitor.
 */
export function authorise(
  { access, beforeSecondFactor, notWhileSuspended, onBehalf }: Declared,
  viewer: Viewer | null,
  isOpen = false,
): void {
  if (access === 'everyone' || (isOpen && !viewer)) return
  if (!viewer) throw new AppError('unauthenticated')
  const isOnBehalf = viewer.type === 'company' && viewer.onBehalf !== undefined
  if (isOnBehalf && !onBehalf) throw new AppError('not_on_behalf')
  if (!access.types.includes(viewer.type)) throw new AppError('forbidden')
  if (access.permission && !hasPermission(viewer, access.permission)) throw new AppError('forbidden')
  if (viewer.secondFactorMissing && !beforeSecondFactor) throw new AppError('second_factor_missing')
  if (notWhileSuspended && viewer.type === 'company' && viewer.companySuspended) {
    throw new AppError('company_suspended')
  }
}
