import { ContentList, LoadedContents } from './ContentList.tsx'

export function PageList() {
  return <LoadedContents kind="page">{(pages) => <ContentList contents={pages} level={2} />}</LoadedContents>
}

export function MailList() {
  return <LoadedContents kind="mail">{(mails) => <ContentList contents={mails} level={2} />}</LoadedContents>
}
