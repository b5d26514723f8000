import { create } from 'zustand'

/** Whether the cookie settings are open. */
export const useCookieSettings = create<{ isOpen: boolean }>()(() => ({ isOpen: false }))

/** The footer's link, and whatever else leads there. */
export const openCookieSettings = (): void => useCookieSettings.setState({ isOpen: true })

export const closeCookieSettings = (): void => useCookieSettings.setState({ isOpen: false })
