import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link, type To } from 'react-router'
import { Tooltip } from '#ui/actions/Tooltip.tsx'
import { Icon, type IconType } from '#ui/marks/Icon.tsx'
import { useUiTexts } from '#ui/texts.tsx'
import styles from './Pagination.module.css'
import { type PageStep, pageWindow } from './page-window.ts'

interface PaginationProps {
  label: string
  page: number
  pages: number
  to: (page: number) => To
}

export function Pagination({ label, page, pages, to }: PaginationProps) {
  const texts = useUiTexts()
  if (pages <= 1) return null
  return (
    <nav aria-label={label}>
      <ul className={styles.pages}>
        {page > 1 && <Arrow icon={IconChevronLeft} label={texts.previousPage} to={to(page - 1)} />}
        {pageWindow(page, pages).map((step, index, steps) => (
          <li key={step === 'gap' ? `gap after ${steps[index - 1]}` : step}>
            <Step step={step} current={step === page} to={to} />
          </li>
        ))}
        {page < pages && <Arrow icon={IconChevronRight} label={texts.nextPage} to={to(page + 1)} />}
      </ul>
    </nav>
  )
}

function Step({ step, current, to }: { step: PageStep; current: boolean; to: PaginationProps['to'] }) {
  const texts = useUiTexts()
  if (step === 'gap') {
    return (
      <span className={styles.page} aria-hidden="true">
        …
      </span>
    )
  }
  return (
    <Link
      to={to(step)}
      className={styles.page}
      aria-label={texts.page(step)}
      aria-current={current ? 'page' : undefined}
    >
      {step}
    </Link>
  )
}

function Arrow({ icon, label, to }: { icon: IconType; label: string; to: To }) {
  return (
    <li>
      <Tooltip label={label}>
        <Link to={to} className={styles.page} aria-label={label}>
          <Icon icon={icon} />
        </Link>
      </Tooltip>
    </li>
  )
}
