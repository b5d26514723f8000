import { createContext } from 'react'

/** The heading of the sections below: they stand one level under what they belong to. */
export const SectionLevel = createContext<2 | 3>(2)
