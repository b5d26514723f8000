import { useEffect, useState } from 'react'

/** Which of the page's sections one is reading: the last one that begins in the upper part of the window. */
export function useSectionInView<Key extends string>(sections: readonly Key[]): Key | undefined {
  const [inView, setInView] = useState<Key | undefined>(sections[0])
  useEffect(() => {
    const look = () => {
      const line = innerHeight * 0.4
      const begun = sections.filter((key) => {
        const section = document.getElementById(key)
        return section !== null && section.getBoundingClientRect().top <= line
      })
      setInView(begun.at(-1) ?? sections[0])
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [sections])
  return inView
}
