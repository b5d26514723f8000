import { paths } from '@tandem/contract/paths'
import type { Context } from '#platform/context/context.ts'
import { inOneLine } from '#platform/mail/in-one-line.ts'
import { exampleLink, type MailContent, type MailTexts } from '#platform/mail/mail-content.ts'
import { pageAddress, sendMail } from '#platform/mail/send-mail.ts'
import { findFile, findUploader } from '../files.store.ts'

/** Also when they see it in an open window: the file may have come from a device that needs help. */
export async function sendInfectedFileMail(ctx: Context, fileId: string): Promise<void> {
  const file = await findFile(ctx.db, fileId)
  const uploader = file?.uploadedBy && (await findUploader(ctx.db, file.uploadedBy))
  if (!file || !uploader) return
  const link = pageAddress(ctx, uploader.locale, paths.dashboard())
  await sendMail(ctx, uploader, infectedFileTexts, { name: inOneLine(file.name), link })
}

type Facts = { name: string; link: string }

export const infectedFileTexts: MailTexts<Facts> = {
  kind: 'infected_file',
  editable: {
    examples: [{ name: 'zeugnis.pdf', link: exampleLink }],
    words: ({ name }) => ({ name }),
  },
  de: {
    du: ({ name, link }) => ({
      ...frame(link),
      subject: 'Eine deiner Dateien haben wir gelöscht',
      preview: 'Unser Virenscanner hat darin Schadsoftware gefunden.',
      heading: 'Eine deiner Dateien haben wir gelöscht',
      paragraphs: [
        `In „${name}“ hat unser Virenscanner Schadsoftware gefunden. Niemand außer dir konnte die Datei öffnen.`,
        'Prüfe bitte das Gerät, von dem du sie hochgeladen hast, mit einem Virenscanner. Speichere das Dokument dann neu als PDF und lade es noch einmal hoch.',
      ],
    }),
    Sie: ({ name, link }) => ({
      ...frame(link),
      subject: 'Eine Ihrer Dateien haben wir gelöscht',
      preview: 'Unser Virenscanner hat darin Schadsoftware gefunden.',
      heading: 'Eine Ihrer Dateien haben wir gelöscht',
      paragraphs: [
        `In „${name}“ hat unser Virenscanner Schadsoftware gefunden. Niemand außer Ihnen konnte die Datei öffnen.`,
        'Prüfen Sie bitte das Gerät, von dem Sie sie hochgeladen haben, mit einem Virenscanner. Speichern Sie das Dokument dann neu als PDF und laden Sie es noch einmal hoch.',
      ],
    }),
  },
  en: ({ name, link }) => ({
    ...frame(link, 'Open Tandem'),
    subject: 'We deleted one of your files',
    preview: 'Our virus scanner found malware in it.',
    heading: 'We deleted one of your files',
    paragraphs: [
      `Our virus scanner found malware in “${name}”. Nobody but you could open the file.`,
      'Please check the device that you uploaded it from with a virus scanner. Then save the document as a PDF again and upload it once more.',
    ],
  }),
}

const frame = (href: string, label = 'Tandem öffnen'): Pick<MailContent, 'action' | 'afterwards'> => ({
  action: { label, href },
  afterwards: [],
})
