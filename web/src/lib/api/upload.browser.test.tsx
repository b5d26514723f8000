import { attachFile } from '@tandem/contract/applicants'
import { saveApplicantImage } from '@tandem/contract/applicants/own-profile'
import { expect, test } from 'vitest'
import { askedOf, reply } from '#testing/stub-server.ts'
import { stubUploads } from '#testing/stub-uploads.ts'
import { call } from './call.ts'
import { upload } from './upload.ts'

test('a file goes with the locale beside it, with progress or without', async () => {
  const uploads = stubUploads()
  const file = new File(['%PDF'], 'foto.pdf')
  const id = '019b0000-0000-7000-8000-0000000000a1'
  void upload(attachFile, { params: { type: 'cv', id }, query: {} }, file)
  reply(saveApplicantImage, () => Response.json({}))
  await call(saveApplicantImage, { params: { id }, upload: file } as never)
  const image = askedOf(saveApplicantImage)[0]?.body as unknown as FormData
  expect([...(uploads[0]?.body.keys() ?? [])]).toEqual(['locale', 'file'])
  expect([...image.keys()]).toEqual(['locale', 'image'])
  expect([uploads[0]?.body.get('locale'), image.get('locale')]).toEqual(['de', 'de'])
})
