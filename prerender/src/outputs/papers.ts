import {toPlainText} from '@portabletext/toolkit'
import {paperPath} from '@upline/domain/content/own-paths.ts'
import {resolveContent} from '@upline/web/content/tokens.ts'
import {fill} from '@upline/web/lib/fill.ts'
import {formatDate} from '@upline/web/lib/format-date.ts'
import {type RenderProblem, reasonsOf} from '../files/report.ts'
import type {SiteFiles} from '../files/site-folder.ts'
import {hashOf, type SharedState} from '../lake/shared-state.ts'
import {type PaperContent, renderPaper, type WrittenPapers} from '../render/paper.ts'
import {currentPapers, type Paper} from './paper-redirects.ts'

type Target = {folder: SiteFiles; shared: Pick<SharedState, 'data' | 'today'>; written: WrittenPapers}

/**
 * Writes the PDF of each current document that has a text instead of a file, if its content changed, and removes the PDFs of other documents.
 */
export async function writePapers(
  papers: readonly Paper[],
  {folder, shared, written}: Target,
): Promise<RenderProblem[]> {
  const problems: RenderProblem[] = []
  const current = new Set<string>()
  for (const {version, isOver} of currentPapers(papers, shared.today)) {
    if (!version.text || isOver) continue
    const file = paperPath(version._id).slice(1)
    current.add(file)
    const content = contentOf(version, shared)
    const hash = hashOf(JSON.stringify(content))
    if (written.get(file)?.hash === hash && folder.has(file)) continue
    try {
      const bytes = await renderPaper(content)
      await folder.put(file, bytes)
      written.set(file, {hash, size: bytes.length})
    } catch (error) {
      const message = `The PDF of the document “${content.title}” could not be made`
      problems.push({
        subject: file,
        message,
        reasons: reasonsOf(error),
        isRendered: false,
        document: version._id,
      })
    }
  }
  for (const file of folder.written('papers/')) if (!current.has(file)) await folder.remove(file)
  return problems
}

function contentOf(paper: Paper, {data}: Target['shared']): PaperContent {
  const {settings, interfaceText, facts} = data
  const {name, description, key, version, effectiveFrom, language, text, updatedAt} = resolveContent(
    paper,
    facts,
  )
  const labels = interfaceText
  const notes = [
    key && fill(labels?.formNumber, {number: String(key)}),
    version && fill(labels?.formVersion, {version: String(version)}),
    effectiveFrom && fill(labels?.formDate, {date: formatDate(String(effectiveFrom))}),
  ]
  // A paper for clients has its own title.
  const [first, ...rest] = text ?? []
  const heading = first?.style === 'h3' && first
  return {
    title: heading ? toPlainText(heading as never) : String(name ?? ''),
    description: heading ? '' : String(description ?? ''),
    facts: notes.filter(Boolean).join(' · '),
    footer: [settings?.organizationName, facts.phone, facts.email].filter(Boolean).join(' · '),
    language: String(language ?? 'en'),
    date: new Date(String(updatedAt)),
    text: heading ? rest : (text ?? []),
  }
}
