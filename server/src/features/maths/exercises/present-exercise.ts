import type { Locale } from '@tandem/contract/common'
import type { Exercise as Shown, Step as ShownStep } from '@tandem/contract/maths/exercises'
import type { Both, Exercise, Template } from './exercise.ts'
import { makeExercise } from './templates.ts'

/** An exercise as it is put: without anything that tells its solution. */
export function presentExercise(template: Template, seed: number, id: string, locale: Locale): Shown {
  const exercise = makeExercise(template, seed)
  const { answer, figure } = exercise
  const { module, topic, kind, title } = template
  return {
    ...{ id, module, topic, kind },
    title: localised(title, locale),
    text: localised(exercise.text, locale),
    tex: exercise.tex === undefined ? null : texIn(exercise.tex, locale),
    figure: figure ? { ...figure, says: localised(figure.says, locale) } : null,
    options: 'options' in answer ? answer.options.map((option) => localised(option, locale)) : [],
    unit: answer.kind === 'number' || answer.kind === 'fraction' ? (answer.unit ?? null) : null,
    hints: exercise.hints.map((hint) => localised(hint, locale)),
  }
}

export function presentSteps({ steps }: Exercise, locale: Locale): ShownStep[] {
  return steps.map(({ title, text, tex }) => ({
    title: localised(title, locale),
    text: text ? localised(text, locale) : null,
    tex: texIn(tex, locale),
  }))
}

/** The solution in words: of options the option itself. */
export function presentSolution({ answer }: Exercise, locale: Locale): string {
  if ('options' in answer) {
    const places = answer.solution.split(';').map(Number)
    return places.map((place) => localised(answer.options[place] ?? { de: '', en: '' }, locale)).join(', ')
  }
  const written = locale === 'de' ? answer.solution.replace(/(\d)\.(\d)/g, '$1,$2') : answer.solution
  return written.replaceAll('sqrt', '√').replaceAll('*', '·').replaceAll('pi', 'π')
}

/** Decimals stand with a point in our own texts. */
export function localised(text: Both, locale: Locale): string {
  if (locale === 'en') return text.en
  return text.de
    .split('$')
    .map((part, at) => (at % 2 === 1 ? texIn(part, 'de') : part.replace(/(\d)\.(\d)/g, '$1,$2')))
    .join('$')
}

const texIn = (tex: string, locale: Locale) => (locale === 'de' ? tex.replace(/(\d)\.(\d)/g, '$1{,}$2') : tex)
