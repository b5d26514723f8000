import type { TextTree } from './translate.ts'

/** All texts by namespace. `app/texts` says which there are, as the German ones: each has its namespace. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by a declaration beside the texts
export interface Resources {}

export type Namespace = keyof Resources & string

/** The keys of a namespace, such as `form.title`; `_formal`, `_jobs`, `_one` and their like are no keys of their own. */
export type TextKey<Ns extends Namespace> = Ns extends Namespace ? KeyOf<Resources[Ns]> : never

/** With its namespace: `pages:form.title`. */
export type FullTextKey = { [Ns in Namespace]: `${Ns}:${TextKey<Ns>}` }[Namespace]

type KeyOf<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends string
    ? WithoutJobs<WithoutFormal<WithoutNumber<Name>>>
    : Tree[Name] extends TextTree
      ? `${Name}.${KeyOf<Tree[Name]>}`
      : never
}[keyof Tree & string]

type WithoutNumber<Name extends string> = Name extends `${infer Key}_${'zero' | 'one' | 'other'}` ? Key : Name
type WithoutFormal<Name extends string> = Name extends `${infer Key}_formal` ? Key : Name
type WithoutJobs<Name extends string> = Name extends `${infer Key}_jobs` ? Key : Name
