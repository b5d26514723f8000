import { servedPart } from '#lib/served-part.tsx'
import { Page } from '#ui/layout/Page.tsx'
import styles from './HomePage.module.css'
import { Hero } from './home/Hero.tsx'

const HomeBelow = servedPart(
  async () => (await import('./home/below/HomeBelow.tsx')).HomeBelow,
  <div className={styles.below} />,
)

/** Its first screen comes with the start; what is below comes after it, in code and words of its own. */
export function HomePage() {
  return (
    <Page width="full">
      <Hero />
      <HomeBelow />
    </Page>
  )
}
