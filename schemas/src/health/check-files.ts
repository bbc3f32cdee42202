import {periodState, pickVersion} from '@upline/domain/periods/period.ts'
import {type Content, refOf} from './content.ts'
import {type Problem, problemIn} from './problem.ts'
import {isObject, type StoredDocument, textOf} from './stored-document.ts'

/** Documents for download whose text has a past year or an expired wording of a disclaimer. */
export function checkFiles(document: StoredDocument, content: Content): Problem[] {
  if (document._type !== 'resourceDocument' || periodState(document, content.today) === 'over') return []
  const id = refOf(isObject(document.file) ? document.file.asset : undefined) ?? ''
  const text = content.texts?.get(id)
  if (!text) return []
  const report = (message: string) =>
    problemIn('files', document, {severity: 'advice', field: 'file', message, about: `${id} ${message}`})
  const years = pastYears(text, content.today)
  const plain = plainText(text)
  const outdated = outdatedWordings(content).filter(({sentences}) =>
    sentences.some((each) => each.test(plain)),
  )
  return [
    ...(years.length > 0
      ? [report(`Its text contains the year ${years.join(', ')}. Check whether it is still correct.`)]
      : []),
    ...outdated.map(({title}) =>
      report(
        `Its text contains the disclaimer “${title}”, which has expired. Upload a file with the current one.`,
      ),
    ),
  ]
}

function pastYears(text: string, today: string): string[] {
  const years = text.match(/(?<![\d$.,-])(?:19|20)\d{2}(?![\d-]|[.,]\d)/g) ?? []
  return [...new Set(years)].filter((year) => year < today.slice(0, 4)).sort()
}

/** A shorter sentence may be in any text. */
const shortest = 30

type Outdated = {title: string; sentences: RegExp[]}
const known = new WeakMap<Content, Outdated[]>()

/** Returns the expired wordings of disclaimers with the sentences that the current wording lacks. */
function outdatedWordings(content: Content): Outdated[] {
  const cached = known.get(content)
  if (cached) return cached
  const {documents, today} = content
  const disclaimers = documents.filter(({_type}) => _type === 'disclaimer')
  const found = disclaimers.flatMap((disclaimer) => {
    if (periodState(disclaimer, today) !== 'over') return []
    const versions = disclaimers.filter(({key}) => key === disclaimer.key)
    const current = pickVersion(versions, today)?.version
    const inForce = new Set(current === disclaimer ? [] : sentencesOf(current?.text))
    const sentences = sentencesOf(disclaimer.text).filter((sentence) => !inForce.has(sentence))
    return [{title: textOf(disclaimer.title) ?? disclaimer._id, sentences: sentences.map(pattern)}]
  })
  known.set(content, found)
  return found
}

function sentencesOf(text: unknown): string[] {
  const sentences = (textOf(text) ?? '').split(/(?<=[.!?])\s+/)
  return sentences.map(plainText).filter((sentence) => sentence.length >= shortest)
}

/** Letters, digits and braces of tokens, because lines of a PDF break and hyphenate anywhere. */
const plainText = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d{}]/gu, '')

/** A token is any short text. */
const pattern = (sentence: string): RegExp => new RegExp(sentence.replace(/\{[^{}]*\}|[{}]/g, '.{0,40}'), 'u')
