import { type OnboardingTexts, onboardingTexts } from '@tandem/contract/applicants/onboarding'
import type { Context } from '#platform/context/context.ts'
import { fillPlaceholders } from '../fill-placeholders.ts'
import { findPage } from '../pages.store.ts'

const prefix = 'onboarding-'
export const onboardingKey = (id: string): string => prefix + id
export const idOfOnboarding = (key: string): string => key.slice(prefix.length)

/** In the reader's language, and as they are spoken to. */
export async function getOnboardingTexts(ctx: Context): Promise<OnboardingTexts> {
  const settings = await ctx.settings(ctx.db)
  const one = (de: string, en: string) =>
    fillPlaceholders((ctx.locale === 'en' && en) || de, settings, ctx.locale)
  const entries = onboardingTexts.map(async (id) => {
    const row = (await findPage(ctx.db, onboardingKey(id))) ?? defaults[id]
    return [id, { title: one(row.titleDe, row.titleEn), lead: one(row.bodyDe, row.bodyEn) }] as const
  })
  return Object.fromEntries(await Promise.all(entries)) as OnboardingTexts
}

type Texts = { titleDe: string; titleEn: string; bodyDe: string; bodyEn: string }

/** What comes with the product; rows like those of the pages. */
export const defaultOnboarding = (): (Texts & { key: string })[] =>
  onboardingTexts.map((id) => ({ key: onboardingKey(id), ...defaults[id] }))

const defaults: Record<(typeof onboardingTexts)[number], Texts> = {
  qualification: {
    titleDe: 'Welchen Abschluss {hast du oder machst du|haben oder machen Sie} gerade?',
    titleEn: 'Which qualification do you have, or are you working towards?',
    bodyDe: 'Es reicht, wenn er bis zum Studienbeginn fertig ist.',
    bodyEn: 'It is enough to have it by the time your studies start.',
  },
  interests: {
    titleDe: 'Was interessiert {dich|Sie}?',
    titleEn: 'What are you interested in?',
    bodyDe: '{Wähle|Wählen Sie} alles, was infrage kommt. Ändern {kannst du|können Sie} es jederzeit.',
    bodyEn: 'Choose everything you could see yourself doing. You can change it at any time.',
  },
  places: {
    titleDe: 'Wo {möchtest du|möchten Sie} arbeiten?',
    titleEn: 'Where would you like to work?',
    bodyDe: 'Es zählt der Ort des Unternehmens, nicht der Campus.',
    bodyEn: 'What counts is where the company is, not the campus.',
  },
  start: {
    titleDe: 'Wann {möchtest du|möchten Sie} anfangen?',
    titleEn: 'When would you like to start?',
    bodyDe: 'Das Studium beginnt immer am 1.\u00a0Oktober. Mehrere Jahre sind möglich.',
    bodyEn: 'Studies always start on 1\u00a0October. You can choose several years.',
  },
  visibility: {
    titleDe: 'Wer darf {dein|Ihr} Profil finden?',
    titleEn: 'Who may find your profile?',
    bodyDe: '{Du kannst|Sie können} es jederzeit im Profil ändern.',
    bodyEn: 'You can change this in your profile at any time.',
  },
}
