import type { Access } from '@tandem/contract/endpoint'
import { holds, type Viewer } from '#platform/auth/viewer.ts'
import { AppError } from './app-error.ts'

/** The one place where an endpoint's declared access is enforced. Rules about single records follow it. */
export function authorise(access: Access, viewer: Viewer | null): void {
  if (access === 'everyone') return
  if (!viewer) throw new AppError('unauthenticated')
  if (!access.types.includes(viewer.type)) throw new AppError('forbidden')
  if (access.permission && !holds(viewer, access.permission)) throw new AppError('forbidden')
}
