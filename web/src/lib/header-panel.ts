import { create } from 'zustand'

type HeaderPanel = 'menu' | 'user' | 'login'

/** What is open in the header, one at a time; a screen may ask for the login form. */
export const useHeaderPanel = create<{ panel: HeaderPanel | null }>()(() => ({ panel: null }))

export function openHeaderPanel(panel: HeaderPanel | null): void {
  useHeaderPanel.setState({ panel })
}
