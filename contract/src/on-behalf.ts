/** What an admin may change on behalf of a company; each is an action of the audit. */
export const onBehalfDeeds = [
  'save_profile',
  'save_image',
  'save_file',
  'create_offer',
  'update_offer',
  'publish_offer',
  'arrange_persons',
] as const
export type OnBehalfDeed = (typeof onBehalfDeeds)[number]

/** Then it ends by itself. */
export const onBehalfMinutes = 60
