import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { open } from '#testing/open.tsx'
import { useFocusOnNavigation } from './useFocusOnNavigation.ts'

const link = page.getByRole('link', { name: 'Weiter' })
/** Both pages are one piece. */
const everywhere = { at: '/:page' }
const heading = (name: string) => page.getByRole('heading', { name })

test('a page whose heading comes once it is loaded is read from there', async () => {
  await open(<Pages skeleton={<p>Wird geladen</p>} />, everywhere)
  await link.click()
  await expect.element(heading('Geladen')).toHaveFocus()
})

test('where the loaded page’s heading replaces the one before, it takes over the focus', async () => {
  await open(<Pages skeleton={<h1 tabIndex={-1}>Wird geladen</h1>} />, everywhere)
  await link.click()
  await expect.element(heading('Geladen')).toHaveFocus()
})

test('who uses the page while it loads keeps the focus', async () => {
  await open(<Pages skeleton={<p>Wird geladen</p>} />, everywhere)
  await link.click()
  await page.getByRole('textbox').click()
  await expect.element(heading('Geladen')).toBeVisible()
  await expect.element(page.getByRole('textbox')).toHaveFocus()
})

function Pages({ skeleton }: { skeleton: ReactNode }) {
  useFocusOnNavigation()
  return useLocation().pathname === '/zwei' ? <Slow skeleton={skeleton} /> : <Link to="/zwei">Weiter</Link>
}

function Slow({ skeleton }: { skeleton: ReactNode }) {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLoaded(true), 300)
    return () => clearTimeout(timer)
  }, [])
  return (
    <main>
      <div key={String(isLoaded)}>{isLoaded ? <h1 tabIndex={-1}>Geladen</h1> : skeleton}</div>
      <input aria-label="Suche" />
    </main>
  )
}
