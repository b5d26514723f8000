import { decisiveQuestion, type EligibilityDetail, eligibilityDetails } from '@tandem/contract/eligibility'
import type { Qualification } from '@tandem/contract/reference'

/** What was answered, as the page's address holds it: no word of it says who one is. */
export type Answers = {
  /** Key of a qualification, or `unsure`. */
  qualification?: string
  detail?: EligibilityDetail
  /** Id of a course, or `open`. */
  course?: string
  /** A year, or `open`. */
  start?: string
}
export type Question = keyof Answers

export const openAnswer = 'offen'
export const unsureAnswer = 'unklar'

const parameters = {
  qualification: 'abschluss',
  detail: 'angabe',
  course: 'richtung',
  start: 'beginn',
} as const satisfies Record<Question, string>

export function readAnswers(params: URLSearchParams): Answers {
  const { qualification, detail, course, start } = parameters
  const read = (name: string) => params.get(name)?.slice(0, 40) || undefined
  return {
    qualification: read(qualification),
    detail: eligibilityDetails.find((each) => each === params.get(detail)),
    course: read(course),
    start: read(start),
  }
}

/** Without it, the address says so: it is asked, also of those whose profile knows it. */
export const hasQualification = (params: URLSearchParams): boolean => params.has(parameters.qualification)

export function writeAnswers(answers: Answers): Record<string, string> {
  const given = (Object.keys(parameters) as Question[]).flatMap((question) => {
    const answer = answers[question]
    return answer === undefined ? [] : [[parameters[question], answer] as const]
  })
  return { [parameters.qualification]: '', ...Object.fromEntries(given) }
}

/** In their order; four at most. Who does not know the qualification is asked no more. */
export function questionsOf(
  { qualification }: Answers,
  qualifications: readonly Qualification[],
): Question[] {
  if (qualification === unsureAnswer) return ['qualification']
  const known = qualifications.find(({ id }) => id === qualification)
  const isAsked = !known || decisiveQuestion[known.admission] !== null
  return isAsked ? ['qualification', 'detail', 'course', 'start'] : ['qualification', 'course', 'start']
}

/** The first question without an answer; null where the result is there. */
export const nextQuestion = (answers: Answers, qualifications: readonly Qualification[]): Question | null =>
  questionsOf(answers, qualifications).find((question) => !isAnswered(answers, question, qualifications)) ??
  null

/** An address may name a qualification that there is no more. */
function isAnswered(answers: Answers, question: Question, qualifications: readonly Qualification[]): boolean {
  const answer = answers[question]
  if (question !== 'qualification' || answer === unsureAnswer) return answer !== undefined
  return qualifications.some(({ id }) => id === answer)
}

/** A qualification's own question is asked anew with another one. */
export function withAnswer(answers: Answers, question: Question, answer: string | undefined): Answers {
  const changed = { ...answers, [question]: answer }
  return question === 'qualification' ? { ...changed, detail: undefined } : changed
}
