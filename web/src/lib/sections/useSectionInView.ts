import { useEffect, useState } from 'react'
import { onWindowResize } from '../window-resize.ts'

/**
 * Which of the page's sections one is reading: the one of the address while its beginning is in sight, else the
 * last one that begins in the upper part of the window, or at the end of the page the last one.
 */
export function useSectionInView<Key extends string>(sections: readonly Key[]): Key | undefined {
  const [inView, setInView] = useState<Key | undefined>(sections[0])
  useEffect(() => {
    const look = () => setInView(sectionInView(sections))
    look()
    window.addEventListener('scroll', look, { passive: true })
    const stopResize = onWindowResize(look)
    return () => {
      window.removeEventListener('scroll', look)
      stopResize()
    }
  }, [sections])
  return inView
}

function sectionInView<Key extends string>(sections: readonly Key[]): Key | undefined {
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2
  const line = isAtEnd ? innerHeight : innerHeight * 0.4
  const begun = sections.flatMap((key) => {
    const top = document.getElementById(key)?.getBoundingClientRect().top
    return top !== undefined && top <= line ? [{ key, top }] : []
  })
  const asked = begun.find(({ key, top }) => `#${key}` === location.hash && top >= 0)
  return (asked ?? begun.at(-1))?.key ?? sections[0]
}
