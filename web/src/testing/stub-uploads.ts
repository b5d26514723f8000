import { onTestFinished, vi } from 'vitest'

/** `fetch` has no progress, so that files go by another way, which the stub server does not see. */
export function stubUploads() {
  const requests: UploadRequest[] = []
  class UploadRequest {
    status = 0
    responseText = ''
    isAborted = false
    url = ''
    body = new FormData()
    names: string[] = []
    upload: { onprogress?: (progress: { loaded: number; total: number }) => void } = {}
    onload?: () => void
    onabort?: () => void
    onloadend?: () => void
    open(_method: string, url: string) {
      this.url = url
    }
    setRequestHeader() {}
    send(body: FormData) {
      this.body = body
      this.names = [...body.values()].flatMap((value) => (value instanceof File ? value.name : []))
      requests.push(this)
    }
    abort() {
      this.isAborted = true
      this.onabort?.()
      this.onloadend?.()
    }
    end(attachment: object) {
      this.answer(200, { attachment })
    }
    refuse(status: number, code: string, description: string) {
      this.answer(status, { code, description })
    }
    private answer(status: number, body: object) {
      this.status = status
      this.responseText = JSON.stringify(body)
      this.onload?.()
      this.onloadend?.()
    }
  }
  vi.stubGlobal('XMLHttpRequest', UploadRequest)
  onTestFinished(() => void vi.unstubAllGlobals())
  return requests
}
