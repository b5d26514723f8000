import type { Content, EditedContent } from '@tandem/contract/backend/contents'
import type { Locale } from '@tandem/contract/locales'
import { Markdown } from '#features/pages/public.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSettings } from '#lib/settings.ts'
import { Card } from '#ui/cards/Card.tsx'
import { NoticeBar } from '#ui/feedback/NoticeBar.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Tag } from '#ui/marks/Tag.tsx'
import styles from './ContentForm.module.css'
import { withExamples } from './drafts.ts'

type PreviewProps = {
  content: Content
  language: Locale
  placeholders: EditedContent['placeholders']
}

/** As readers will see it. */
export function LanguagePreview({ content, language, placeholders }: PreviewProps) {
  const t = useTexts('contents')
  const { applicant } = useSettings()
  if (content.kind === 'topics' || content.kind === 'location') return null
  const label = `${t('preview')}: ${t(`languages.${language}`)}`
  const isEnglish = language === 'en'
  const say = (german: string, english: string) =>
    withExamples((isEnglish && english) || german, placeholders, language, applicant.youCanSayYouToMe)
  const title = say(content.titleDe, content.titleEn)
  const body = say(content.bodyDe, content.bodyEn)
  if (content.kind === 'mail') {
    return (
      <section aria-label={label} lang={language}>
        <Card>
          <Stack gap={4}>
            <Text size="small" muted>
              {t('titles.mail')}: {title}
            </Text>
            <h2>{say(content.headingDe, content.headingEn)}</h2>
            <Text className={styles.theirs}>{body}</Text>
            <Row>
              <Tag>{say(content.buttonDe, content.buttonEn)}</Tag>
            </Row>
            <Text size="small" muted className={styles.theirs}>
              {say(content.smallDe, content.smallEn)}
            </Text>
          </Stack>
        </Card>
      </section>
    )
  }
  if (content.kind === 'onboarding') {
    return (
      <section aria-label={label} lang={language}>
        <Card>
          <h2>{title}</h2>
          <Text className={styles.theirs}>{body}</Text>
        </Card>
      </section>
    )
  }
  if (content.kind === 'notice') {
    return (
      <div lang={language}>
        <NoticeBar
          label={label}
          items={[{ key: language, tone: content.type, title, text: body, lasting: true }]}
          onDismiss={() => undefined}
          onEmptied={() => undefined}
        />
      </div>
    )
  }
  return (
    <section aria-label={label} lang={language}>
      <Stack gap={4}>
        <h2>{title}</h2>
        {/* Without ids: one in a text's heading would be there twice. */}
        <Markdown>{body}</Markdown>
      </Stack>
    </section>
  )
}
