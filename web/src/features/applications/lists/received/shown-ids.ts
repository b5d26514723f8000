import { createContext } from 'react'

/**
 * What the filters leave, in the order it is shown: the record leads on from one to the next. In a ref, since a link
 * needs it only when it is followed: hundreds of them are not drawn again for each page that comes.
 */
export const ShownIds = createContext<{ readonly current: readonly string[] }>({ current: [] })
