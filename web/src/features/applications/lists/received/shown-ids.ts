import { createContext } from 'react'

/** What the filters leave, in the order it is shown: the record leads on from one to the next. */
export const ShownIds = createContext<readonly string[]>([])
