import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentLoadingTask,
  VerbosityLevel,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

export { TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs'

GlobalWorkerOptions.workerSrc = workerAddress

/** Put there by the build: fonts that a file may leave out, character maps, decoders of scans. */
const data = `${import.meta.env.BASE_URL}assets/pdfjs-${version}/`

/** The legacy build: the other one asks for a browser of the last months. */
export function openPdf(bytes: ArrayBuffer, password: string | undefined): PDFDocumentLoadingTask {
  return getDocument({
    data: bytes,
    password,
    cMapUrl: `${data}cmaps/`,
    standardFontDataUrl: `${data}standard_fonts/`,
    wasmUrl: `${data}wasm/`,
    // The content policy allows no WebAssembly; the decoders are there in JavaScript too.
    useWasm: false,
    // An application's document has no reason to run scripts or to bring forms.
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
  })
}
