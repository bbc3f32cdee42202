/**
 * A small PDF writer for the sample papers: US Letter, the standard fonts, text, rules and fillable lines.
 * It writes no dates and no ids, so the same paper gives the same bytes.
 */
import {palette} from './palette.ts'

export type Block =
  | {heading: string}
  | {text: string}
  | {points: string[]}
  | {fields: string[]}
  | {boxes: string[]}
  | {rows: [label: string, value: string][]}

export type Paper = {title: string; lead: string; blocks: Block[]; foot: string}

const page = {width: 612, height: 792, margin: 64}
const column = page.width - page.margin * 2

/** Widths of Helvetica for the characters 32 to 126, in thousandths of the size (Adobe's metrics). */
const widths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
]

type Font = 'text' | 'bold' | 'serif'
const fonts: Record<Font, {name: string; base: string}> = {
  text: {name: 'F1', base: 'Helvetica'},
  bold: {name: 'F2', base: 'Helvetica-Bold'},
  serif: {name: 'F3', base: 'Times-Bold'},
}

export function pdf(paper: Paper): Buffer {
  const sheet = new Sheet()
  sheet.rule(page.height - 56, palette.copper, 2)
  sheet.line(paper.title, page.margin, page.height - 96, 'serif', 26, palette.spruce)
  let y = sheet.paragraph(paper.lead, page.margin, page.height - 122, 11, column)
  for (const block of paper.blocks) y = writeBlock(sheet, block, y - 10)
  if (y < 84)
    throw new RangeError(`“${paper.title}” does not fit on one page: ${Math.ceil(84 - y)} points too long`)
  sheet.rule(64, palette.line, 0.7)
  sheet.paragraph(paper.foot, page.margin, 48, 8, column, palette.moss)
  return assemble(paper.title, sheet.content())
}

function writeBlock(sheet: Sheet, block: Block, top: number): number {
  let y = top
  const left = page.margin
  if ('heading' in block) {
    sheet.line(block.heading, left, y - 14, 'serif', 14, palette.ink)
    return y - 20
  }
  if ('text' in block) return sheet.paragraph(block.text, left, y - 6, 10.5, column)
  if ('rows' in block) {
    for (const [label, value] of block.rows) {
      sheet.rule(y, palette.line, 0.6)
      sheet.paragraph(label, left, y - 15, 10, column * 0.56 - 12)
      const end = sheet.paragraph(
        value,
        left + column * 0.56,
        y - 15,
        10.5,
        column * 0.44,
        palette.copper,
        'bold',
      )
      y = Math.min(end, y - 15) - 4
    }
    sheet.rule(y, palette.line, 0.6)
    return y - 4
  }
  const lines = 'points' in block ? block.points : 'boxes' in block ? block.boxes : block.fields
  for (const line of lines) {
    if ('fields' in block) {
      sheet.line(line, left, y - 18, 'text', 9, palette.moss)
      sheet.rule(y - 22, palette.sage, 0.8, left + 170)
      y -= 26
    } else {
      if ('boxes' in block) sheet.box(left, y - 15, 9)
      else sheet.line('\u2022', left + 2, y - 14, 'bold', 11, palette.copper)
      y = sheet.paragraph(line, left + 20, y - 14, 10.5, column - 20) + 4
    }
  }
  return y - 4
}

class Sheet {
  private readonly operators: string[] = []

  content(): string {
    return this.operators.join('\n')
  }

  line(text: string, x: number, y: number, font: Font, size: number, colour: string): void {
    this.operators.push(
      `BT /${fonts[font].name} ${size} Tf ${rgb(colour)} rg ${x} ${y.toFixed(1)} Td (${encode(text)}) Tj ET`,
    )
  }

  /** Writes wrapped lines from the baseline `y` down and returns the height below the last one. */
  paragraph(
    text: string,
    x: number,
    y: number,
    size: number,
    width: number,
    colour: string = palette.ink,
    font: Font = 'text',
  ): number {
    let baseline = y
    for (const line of wrap(text, size, width)) {
      this.line(line, x, baseline, font, size, colour)
      baseline -= size * 1.45
    }
    return baseline + size * 0.45
  }

  rule(y: number, colour: string, weight: number, from: number = page.margin): void {
    this.operators.push(
      `${rgb(colour)} RG ${weight} w ${from} ${y.toFixed(1)} m ${page.width - page.margin} ${y.toFixed(1)} l S`,
    )
  }

  box(x: number, y: number, size: number): void {
    this.operators.push(`${rgb(palette.moss)} RG 0.8 w ${x} ${y.toFixed(1)} ${size} ${size} re S`)
  }
}

function wrap(text: string, size: number, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && measure(longer) * size > width * 0.98) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

function measure(text: string): number {
  return [...text].reduce((sum, letter) => sum + (widths[letter.charCodeAt(0) - 32] ?? 556), 0) / 1000
}

/** Characters of WinAnsi that the copy uses beside ASCII. */
const winAnsi: Record<string, string> = {
  '\u2019': '\\222',
  '\u2018': '\\221',
  '\u201c': '\\223',
  '\u201d': '\\224',
  '\u2022': '\\225',
  '\u2013': '\\226',
  '\u00bd': '\\275',
  '\u00e9': '\\351',
}

function encode(text: string): string {
  return text.replace(/[\\()]/g, '\\$&').replace(/[^ -~]/g, (letter) => winAnsi[letter] ?? '?')
}

function rgb(colour: string): string {
  return [1, 3, 5].map((at) => (Number.parseInt(colour.slice(at, at + 2), 16) / 255).toFixed(3)).join(' ')
}

function assemble(title: string, content: string): Buffer {
  const used = Object.values(fonts)
  const resources = used.map((font, index) => `/${font.name} ${index + 6} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-US) /ViewerPreferences << /DisplayDocTitle true >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R /Resources << /Font << ${resources} >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Title (${encode(title)}) >>`,
    ...used.map(
      (font) => `<< /Type /Font /Subtype /Type1 /BaseFont /${font.base} /Encoding /WinAnsiEncoding >>`,
    ),
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const start = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
