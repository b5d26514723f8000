import { accessAt, isOpenToVisitor } from '#lib/session/may-open.ts'
import { settingsQuery } from '#lib/settings.ts'
import { queryClient } from '../query-client.ts'

/** Whether a page can stay on screen without a session; an unknown address is the not-found page, which can. */
export const isPublicPath = (pathname: string): boolean =>
  isOpenToVisitor(accessAt(pathname) ?? 'everyone', queryClient.getQueryData(settingsQuery.queryKey) ?? null)
