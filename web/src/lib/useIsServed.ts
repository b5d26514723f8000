import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** While what the server has drawn is taken over; not where it is drawn here. */
export const useIsServed = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
