import { useLocale } from './locale.ts'
import { useTexts } from './texts.ts'

type TitleInLanguageProps = { title: string; language: 'de' | undefined }

/** A title that is there in German only says so, and is spoken in German. */
export function TitleInLanguage({ title, language }: TitleInLanguageProps) {
  const t = useTexts('common')
  if (!language) return title
  return (
    // One box: links and tags lay theirs side by side.
    <span>
      <span lang={language}>{title}</span> ({t('inGerman')})
    </span>
  )
}

/** Companies name their industry in German alone. */
export const useIndustryLanguage = (): 'de' | undefined => (useLocale() === 'de' ? undefined : 'de')
