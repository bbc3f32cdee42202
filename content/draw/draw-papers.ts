import {mkdirSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {fillFacts, readFacts} from './facts.ts'
import {papers} from './papers.ts'
import {pdf} from './pdf.ts'

/** Writes the papers of the document center to `content/files`. */
export function drawPapers(): void {
  const folder = join(import.meta.dirname, '..', 'files')
  mkdirSync(folder, {recursive: true})
  for (const [name, paper] of Object.entries(fillFacts(papers, readFacts()))) {
    writeFileSync(join(folder, `${name}.pdf`), pdf(paper))
  }
}
