import { isDeepStrictEqual } from 'node:util'
import type { savePersonProfile as endpoint, PersonProfile } from '@tandem/contract/contacts'
import type { HandlerInput } from '@tandem/contract/endpoint'
import type { AdminViewer, CompanyViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError, ChangedElsewhere } from '#platform/http/app-error.ts'
import { findPerson, lockPerson, selectOwnFiles, updatePerson } from '../persons.store.ts'
import { organisationOf } from '../reading/present-contact.ts'

export type ContactViewer = CompanyViewer | AdminViewer

export async function getPersonProfile(ctx: Context, viewer: ContactViewer): Promise<PersonProfile> {
  const personId = ownPersonId(viewer)
  const row = await findPerson(ctx.db, personId)
  if (!row) throw new AppError('not_found')
  const { id, firstName, lastName, roleDe, roleEn, mail, phone, hidden, revision } = row.person
  return {
    ...{ id, firstName, lastName, roleDe, roleEn, mail, phone, hidden, revision },
    hasImage: row.person.imageFileId !== null,
    files: await selectOwnFiles(ctx.db, id),
    organisation: organisationOf(row),
  }
}

export function savePersonProfile(
  ctx: Context,
  viewer: ContactViewer,
  { body: { revision, ...content } }: HandlerInput<typeof endpoint>,
): Promise<PersonProfile> {
  const personId = ownPersonId(viewer)
  return transaction(ctx, async (ctx) => {
    await lockPerson(ctx.db, personId)
    const current = await getPersonProfile(ctx, viewer)
    const { roleDe, roleEn, mail, phone } = current
    if (isDeepStrictEqual({ roleDe, roleEn, mail, phone }, content)) return current
    if (current.revision !== revision) throw new ChangedElsewhere(current)
    await updatePerson(ctx.db, personId, content, ctx.clock())
    return getPersonProfile(ctx, viewer)
  })
}

/** An admin is a contact only of an institution location, if at all. */
export function ownPersonId({ organisationPersonId }: ContactViewer): string {
  if (!organisationPersonId) throw new AppError('not_found')
  return organisationPersonId
}
