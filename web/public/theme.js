// Sets the colour scheme before the first paint and keeps it in step with the system and other tabs.
// The application writes the choice (src/ui/styles/theme/color-scheme.ts) and announces it by the event "tandem:theme".
;(() => {
  const root = document.documentElement
  const system = matchMedia('(prefers-color-scheme: dark)')

  function choice() {
    if (root.dataset.themeChoice) return root.dataset.themeChoice
    try {
      return localStorage.getItem('tandem.theme')
    } catch {
      return null
    }
  }

  function apply() {
    const chosen = choice()
    const dark = chosen === 'dark' || (chosen !== 'light' && system.matches)
    const scheme = dark ? 'dark' : 'light'
    root.dataset.theme = scheme
    root.dataset.mantineColorScheme = scheme
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark ? '#122125' : '#ffffff')
  }

  apply()
  system.addEventListener('change', apply)
  addEventListener('tandem:theme', apply)
  addEventListener('storage', (event) => {
    if (event.key !== 'tandem.theme') return
    delete root.dataset.themeChoice
    dispatchEvent(new Event('tandem:theme'))
  })
})()

// Whoever has a session in this tab sees the page once it is theirs, not first a visitor's (the shell takes it back).
try {
  if (JSON.parse(sessionStorage.getItem('tandem-session') ?? '{}').state?.token)
    document.documentElement.dataset.session = ''
} catch {
  // A storage that is blocked has no session.
}
// The program did not load, or ended as it began: the words of the page itself say so at once (unstarted.css).
;(() => {
  function tell({ target }) {
    // A picture that is missing is another matter.
    if (target instanceof Element && target.tagName !== 'SCRIPT') return
    const { dataset } = document.documentElement
    if (!('started' in dataset)) dataset.unstarted = ''
  }
  // Of a file only while it is captured.
  addEventListener('error', tell, true)
  addEventListener('unhandledrejection', tell)
})()
